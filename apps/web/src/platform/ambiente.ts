import type { Contrato } from '@balcao/dominio/contrato'
import type { Ambiente, AmbienteDoNegocio } from '@balcao/dominio/negocio/ambiente'
import { preencherCaminho } from './endereco.ts'

declare global {
  interface Window {
    /** Put there by the environment script before the application starts (NEG-02). */
    BALCAO?: Ambiente
  }
}

/** NEG-01 Where the choice of a business is remembered on this machine. */
export const CHAVES_DO_NEGOCIO = {
  api: 'balcao:negocio:api',
  imagens: 'balcao:negocio:imagens',
  websocketHost: 'balcao:negocio:websocket-host',
  websocketKey: 'balcao:negocio:websocket-key',
  websocketPort: 'balcao:negocio:websocket-port',
} as const

/** What every call says it comes from, beside the token. */
export const APLICACAO = 'SAC'

export function ambiente(): Ambiente {
  if (!window.BALCAO) throw new Error('window.BALCAO is missing: the environment script did not load')
  return window.BALCAO
}

const daPagina = new WeakMap<Ambiente, AmbienteDoNegocio>()

/**
 * NEG-01 The business of this page. Settled once per load: another tab may choose another one meanwhile, and a page
 * that shows the data of one must not begin to call the other.
 */
export function negocioAtual(): AmbienteDoNegocio {
  const carregado = ambiente()
  const negocio = daPagina.get(carregado) ?? negocioGuardado(carregado)
  daPagina.set(carregado, negocio)
  return negocio
}

/**
 * NEG-01 The business chosen on this machine while the server still offers it, else the server's own. Only the
 * address is compared, and all the rest comes from the server: nothing that was stored here sends a token anywhere
 * that is not in the server's list, and a websocket key that changed there does not outlive the change.
 */
function negocioGuardado({ negocio, negocios }: Ambiente): AmbienteDoNegocio {
  const escolhido = localStorage.getItem(CHAVES_DO_NEGOCIO.api)
  return negocios.find(({ api }) => api === escolhido) ?? negocio
}

/** NEG-01 For the pages opened from now on. */
export function guardarNegocio({ api, imagens, websocket }: AmbienteDoNegocio): void {
  const { api: daApi, imagens: dasImagens, websocketHost, websocketKey, websocketPort } = CHAVES_DO_NEGOCIO
  localStorage.setItem(daApi, api)
  localStorage.setItem(dasImagens, imagens)
  localStorage.setItem(websocketHost, websocket.host)
  localStorage.setItem(websocketKey, websocket.key)
  localStorage.setItem(websocketPort, String(websocket.port))
}

const RAIZ_DAS_IMAGENS = /^\/images/

/** NEG-02 Address of a public picture; `imagens` of the business may live on another host than its API. */
export function enderecoDaImagem(
  contrato: Pick<Contrato, 'caminho'>,
  params?: Record<string, string>,
): string {
  return negocioAtual().imagens + preencherCaminho(contrato.caminho, params).replace(RAIZ_DAS_IMAGENS, '')
}
