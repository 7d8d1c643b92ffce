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

/**
 * NEG-01 The business chosen on this machine while the server still offers it, else the server's own. Only the
 * address is compared: a stored websocket key that changed on the server must not outlive the change.
 */
function lerEscolha({ negocio, negocios }: Ambiente): AmbienteDoNegocio {
  const escolhido = localStorage.getItem(CHAVES_DO_NEGOCIO.api)
  return negocios.find(({ api }) => api === escolhido) ?? negocio
}

// As long as the environment, which is as long as the page: a choice made in another tab must not send this one's
// calls, token and pictures to a business whose name is not the one on the screen.
const escolhas = new WeakMap<Ambiente, AmbienteDoNegocio>()

/** NEG-01 The business of this page; another one takes a page load. */
export function negocioAtual(): AmbienteDoNegocio {
  const atual = ambiente()
  const escolha = escolhas.get(atual) ?? lerEscolha(atual)
  escolhas.set(atual, escolha)
  return escolha
}

const RAIZ_DAS_IMAGENS = /^\/images/

/** NEG-02 Address of a public picture; `imagens` of the business may live on another host than its API. */
export function enderecoDaImagem(
  contrato: Pick<Contrato, 'caminho'>,
  params?: Record<string, string>,
): string {
  return negocioAtual().imagens + preencherCaminho(contrato.caminho, params).replace(RAIZ_DAS_IMAGENS, '')
}
