import type { Axios as Client, CreateAxiosDefaults } from 'axios';
import isCancel from 'real-axios/cancel/isCancel.js';
import Axios from 'real-axios/core/Axios.js';
import mergeConfig from 'real-axios/core/mergeConfig.js';
import defaults from 'real-axios/defaults/index.js';

/**
 * The part of axios that the mall uses: clients over XMLHttpRequest, and the check whether a call was
 * cancelled.
 */
const create = (config?: CreateAxiosDefaults): Client => new Axios(mergeConfig(defaults, config));

export default { create, isCancel };
