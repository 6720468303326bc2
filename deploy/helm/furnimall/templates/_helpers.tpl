{{- define "furnimall.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- define "furnimall.labels" -}}
app.kubernetes.io/name: furnimall
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "furnimall.selector" -}}
app.kubernetes.io/name: furnimall
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* A pod of the mall. Takes the root, the part (api, worker), its roles and its values. */}}
{{- define "furnimall.pod" -}}
metadata:
  labels:
    {{- include "furnimall.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
  annotations:
    # Changed settings are a new pod.
    checksum/settings: {{ .root.Values.settings | toJson | sha256sum }}
    {{- with .values.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  automountServiceAccountToken: false
  enableServiceLinks: false
  # Time to be noticed as leaving, and to answer what was asked.
  terminationGracePeriodSeconds: {{ add 35 (int .root.Values.settings.DRAIN_SECONDS) }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    seccompProfile:
      type: RuntimeDefault
  {{- with .root.Values.image.pullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "furnimall.selector" .root | nindent 10 }}
          app.kubernetes.io/component: {{ .part }}
  containers:
    - name: mall
      image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
      imagePullPolicy: {{ .root.Values.image.pullPolicy }}
      env:
        - name: ROLES
          value: {{ .roles | quote }}
        - name: REGISTRY_TRUST
          value: /run/registry/registry.pub
        {{- if eq .part "worker" }}
        - name: REGISTRY_KEY
          value: /run/registry/registry.key
        {{- end }}
      envFrom:
        - configMapRef:
            name: {{ include "furnimall.name" .root }}-settings
        - secretRef:
            name: {{ .root.Values.secrets.environment }}
      ports:
        - name: http
          containerPort: 8080
      # The first process brings the tables up to date, the others wait for it: five minutes.
      startupProbe:
        httpGet:
          path: /healthz
          port: http
        periodSeconds: 3
        failureThreshold: 100
      livenessProbe:
        httpGet:
          path: /healthz
          port: http
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet:
          path: /readyz
          port: http
        periodSeconds: 3
        timeoutSeconds: 2
        failureThreshold: 1
      resources:
        {{- toYaml .values.resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities:
          drop: [ALL]
      volumeMounts:
        - name: data
          mountPath: /data
        - name: tmp
          mountPath: /tmp
        - name: registry
          mountPath: /run/registry
          readOnly: true
  volumes:
    # The last good registry, for a start while the store does not answer. Nothing that is missed.
    - name: data
      emptyDir:
        sizeLimit: 64Mi
    - name: tmp
      emptyDir:
        sizeLimit: 256Mi
    - name: registry
      secret:
        secretName: {{ .root.Values.secrets.registry }}
        items:
          - key: registry.pub
            path: registry.pub
          {{- if eq .part "worker" }}
          - key: registry.key
            path: registry.key
            mode: 0440
          {{- end }}
  {{- with .values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}
