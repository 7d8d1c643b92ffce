import type { FormatoDeExportacao } from '@balcao/dominio/listas/exportacao'
import { exportarTickets } from '@balcao/dominio/tickets/contratos-lista'
import { useRef, useState } from 'react'
import { baixarComProgresso, type ProgressoDoDownload } from '../../../../platform/api.ts'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { semPagina } from '../../../../platform/listas/filtros-de-lista.ts'
import { salvarArquivo } from '../../../../platform/salvar-arquivo.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import type { FiltrosDaLista } from '../filtros-da-lista.ts'

const SEM_NOTICIA: ProgressoDoDownload = { bytes: 0, linhas: null, total: null }
// A fast network brings hundreds of pieces in a second; nobody reads that.
const INTERVALO_ENTRE_NOTICIAS_MS = 100

/** The whole filtered list as a file, with its progress and a way to give up. */
export function useExportacao(filtros: FiltrosDaLista) {
  const [progresso, setProgresso] = useState<ProgressoDoDownload | null>(null)
  const controle = useRef<AbortController>(undefined)

  async function exportar(formato: FormatoDeExportacao) {
    if (controle.current) return
    controle.current = new AbortController()
    const { signal } = controle.current
    setProgresso(SEM_NOTICIA)
    let ultima = 0
    function aoProgredir(noticia: ProgressoDoDownload) {
      if (performance.now() - ultima < INTERVALO_ENTRE_NOTICIAS_MS) return
      ultima = performance.now()
      setProgresso(noticia)
    }
    try {
      const query = { ...semPagina(filtros), formato }
      const { nome, conteudo } = await baixarComProgresso(exportarTickets, { query }, { signal, aoProgredir })
      salvarArquivo(conteudo, nome ?? `tickets.${formato}`)
      avisarSucesso('Lista exportada.')
    } catch (erro) {
      if (!signal.aborted) avisarErro(mensagemDoErro(erro))
    } finally {
      controle.current = undefined
      setProgresso(null)
    }
  }

  return { progresso, exportar, cancelar: () => controle.current?.abort() }
}
