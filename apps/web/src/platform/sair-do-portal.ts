import { sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { chamar } from './api.ts'
import { encerrarSessao } from './encerramento.ts'
import { apagarRascunhosComArquivos } from './rascunhos-com-arquivos.ts'
import { desligarTempoReal } from './tempo-real.ts'

const ESPERA_MS = 3_000

/** Ends the session on the server, and here whatever the server answers: who wants to leave leaves. */
export async function sairDoPortal(): Promise<void> {
  // Not awaited: its code may still be on the way, for as long as the network likes.
  desligarTempoReal().catch(() => {})
  // Here and not at the end, which is a page load: that would cut it short.
  const apagados = Promise.race([apagarRascunhosComArquivos(), esperar(ESPERA_MS)])
  try {
    await chamar(sair, {}, { signal: AbortSignal.timeout(ESPERA_MS) })
  } catch {
    // The token then dies of age.
  } finally {
    await apagados
    encerrarSessao()
  }
}

const esperar = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
