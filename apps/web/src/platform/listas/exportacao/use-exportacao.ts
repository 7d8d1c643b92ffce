import type { FormatoDeExportacao } from '@balcao/dominio/listas/exportacao'
import { useRef, useState } from 'react'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { baixarComProgresso, type ProgressoDoDownload } from '../../api.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { salvarArquivo } from '../../salvar-arquivo.ts'
import type { Lista } from '../descricao.ts'
import { semPagina } from '../filtros-de-lista.ts'

const SEM_NOTICIA: ProgressoDoDownload = { bytes: 0, linhas: null, total: null }
// A fast network brings hundreds of pieces in a second; nobody reads that.
const INTERVALO_ENTRE_NOTICIAS_MS = 100

/** The whole filtered list, or the chosen rows of it, as a file, with its progress and a way to give up. */
export function useExportacao(
  { nome: lista, exportar: contrato }: Pick<Lista<never, never>, 'nome' | 'exportar'>,
  filtros: object,
) {
  const [progresso, setProgresso] = useState<ProgressoDoDownload | null>(null)
  const controle = useRef<AbortController>(undefined)

  async function exportar(formato: FormatoDeExportacao, ids: readonly number[] = []) {
    if (controle.current || !contrato) return
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
      const query = { ...semPagina(filtros), formato, ids }
      const { nome, conteudo } = await baixarComProgresso(contrato, { query } as never, {
        signal,
        aoProgredir,
      })
      salvarArquivo(conteudo, nome ?? `${lista}.${formato}`)
      avisarSucesso(ids.length > 0 ? 'Seleção exportada.' : 'Lista exportada.')
    } catch (erro) {
      if (!signal.aborted) avisarErro(mensagemDoErro(erro))
    } finally {
      controle.current = undefined
      setProgresso(null)
    }
  }

  return { progresso, exportar, cancelar: () => controle.current?.abort() }
}
