import { esquecerRecentes } from '../ui/campos/recentes.ts'
import { CHAVES_DO_NEGOCIO } from './ambiente.ts'
import { caminhoAtual, enderecoDeLogin, lembrarCaminho, tomarCaminhoLembrado } from './caminho-lembrado.ts'
import { apagarToken, chaveDoToken, lerToken } from './credencial.ts'
import { anotarFimDaSessao, type FimDaSessao } from './fim-da-sessao.ts'
import { apagarRascunhos } from './rascunhos.ts'

function apagarCookies(): void {
  for (const par of document.cookie.split(';')) {
    const nome = par.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
    if (nome) document.cookie = `${nome}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
}

function limpar(): void {
  sessionStorage.clear()
  apagarCookies()
  esquecerRecentes()
  apagarToken()
}

const estaNoLogin = () => location.pathname === enderecoDeLogin()

/**
 * AUT-04 Ends the session in this browser. A full page load, not a navigation: it is what resets every cache
 * and store, those of features to come included.
 */
export function encerrarSessao(): void {
  limpar()
  apagarRascunhos()
  location.replace(enderecoDeLogin())
}

/** ERR-01 The session is gone: the person comes back to where they were after signing in again. */
export function perderSessao(fim: FimDaSessao = 'vencida'): void {
  const caminho = caminhoAtual()
  limpar()
  lembrarCaminho(caminho)
  if (estaNoLogin()) return
  anotarFimDaSessao(fim)
  location.replace(enderecoDeLogin())
}

/** AUT-04 Inside somebody else's frame nobody is signed in. */
export function recusarMoldura(): void {
  if (window.self !== window.top) limpar()
}

/** Tabs of one browser share the session: who leaves in one leaves in all, who enters in one enters in all. */
export function acompanharOutrasAbas(): () => void {
  const ouvir = ({ key }: StorageEvent) => {
    // NEG-01 This page is still of the former business.
    if (key === CHAVES_DO_NEGOCIO.api) return location.reload()
    // A null key means that the whole storage was cleared.
    if (key !== null && key !== chaveDoToken()) return
    if (lerToken() === null) perderSessao()
    else if (estaNoLogin()) location.replace(tomarCaminhoLembrado())
    // Another person may have signed in: nothing of the former one may stay on this screen.
    else location.reload()
  }
  window.addEventListener('storage', ouvir)
  return () => window.removeEventListener('storage', ouvir)
}
