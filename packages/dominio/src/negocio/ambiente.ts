/** What the browser must know of one business before it can call it (NEG-01). */
export type AmbienteDoNegocio = {
  id: string
  nome: string
  /** Accent colour, hexadecimal. */
  cor: string
  icone: string
  api: string
  imagens: string
  /** ADM-08 Which logo and background it has now: each picture has an address of its own, which never changes. */
  marcas: { logo: string; fundo: string }
  /** ADM-09 Nobody is in it yet: whoever opens it is led to its setting up. */
  aImplantar: boolean
  websocket: { host: string; key: string; port: number }
}

/** The environment script (NEG-02) puts this under `window.BALCAO` before the application starts. */
export type Ambiente = {
  versao: string
  /** Where a person without a session is sent; `/login` unless configured (ERR-01). */
  enderecoDeLogin: string
  /** Whether the page of all components may be opened. */
  galeria: boolean
  negocio: AmbienteDoNegocio
  negocios: AmbienteDoNegocio[]
}
