#!/bin/sh
# Makes the secrets of a first deployment in the folder `secrets` beside this file, or in the one that is named. What is there
# stays. Needs openssl.
set -eu
folder=${1:-"$(dirname "$0")/secrets"}
if [ -e "$folder/mall.env" ]; then
  echo "$folder has secrets already: nothing was changed."
  exit 0
fi
# The folder keeps others out. Its files are read by the users of the containers, who are nobody's on this machine.
mkdir -p "$folder"
chmod 0700 "$folder"
cd "$folder"

postgres=$(openssl rand -hex 24)
runtime=$(openssl rand -hex 24)
key=mall$(openssl rand -hex 8)
secret=$(openssl rand -hex 24)
printf '%s' "$postgres" >postgres-password
openssl genpkey -algorithm ed25519 -out registry.key
openssl pkey -in registry.key -pubout -out registry.pub

cat >s3.json <<END
{
  "identities": [
    { "name": "mall", "credentials": [{ "accessKey": "$key", "secretKey": "$secret" }], "actions": ["Admin", "Read", "Write", "List"] },
    { "name": "anonymous", "actions": ["Read:remotes"] }
  ]
}
END

echo "OWNER_DATABASE_URL=postgres://mall:$postgres@postgres:5432/mall" >owner.env

# Last: who is interrupted begins anew.
cat >mall.env <<END
DATABASE_URL=postgres://mall_runtime:$runtime@postgres:5432/mall
MALL_SECRET=$(openssl rand -hex 32)
AWS_ACCESS_KEY_ID=$key
AWS_SECRET_ACCESS_KEY=$secret
SMS_CODES=off
END
chmod 0444 ./*
echo "SMS_CODES=off in mall.env: no codes are sent. With SMS_URL and SMS_SECRET take that line out (deploy/README.md)."
echo "The secrets are in $folder. Keep a copy of MALL_SECRET and registry.key in a safe place."
