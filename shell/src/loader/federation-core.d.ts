/** The core of the federation runtime as one module; the build knows where it is. */
declare module 'federation-core';
