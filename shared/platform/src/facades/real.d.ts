/** The libraries behind the facades, under names that module federation does not share. */
declare module 'real-react-router-dom' {
  export * from 'react-router-dom';
}
declare module 'real-react-i18next' {
  export * from 'react-i18next';
}
declare module 'real-react-query' {
  export * from '@tanstack/react-query';
}
declare module 'real-styled-components' {
  export * from 'styled-components';
}
declare module 'real-axios/core/Axios.js' {
  import type { Axios, CreateAxiosDefaults } from 'axios';
  const Client: new (config: CreateAxiosDefaults) => Axios;
  export default Client;
}
declare module 'real-axios/core/mergeConfig.js' {
  import type { CreateAxiosDefaults } from 'axios';
  const mergeConfig: (base: CreateAxiosDefaults, own?: CreateAxiosDefaults) => CreateAxiosDefaults;
  export default mergeConfig;
}
declare module 'real-axios/defaults/index.js' {
  import type { CreateAxiosDefaults } from 'axios';
  const defaults: CreateAxiosDefaults;
  export default defaults;
}
declare module 'real-axios/cancel/isCancel.js' {
  import { isCancel } from 'axios';
  export default isCancel;
}
