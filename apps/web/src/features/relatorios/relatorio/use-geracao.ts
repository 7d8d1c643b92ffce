import type { RespostaDe } from '@balcao/dominio/contrato'
import type { FormatoDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { gerarRelatorio, verRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import { useComputedColorScheme } from '@mantine/core'
import { useState } from 'react'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

export type Gerado = RespostaDe<typeof gerarRelatorio>

/**
 * REL-01 Asks for the address of a report. It is good for a few minutes, so whatever happens later (another tab, a file)
 * asks for a fresh one.
 */
export function useGeracao(idRelatorio: number) {
  const tema = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const [gerado, setGerado] = useState<Gerado | null>(null)
  const acao = useAcao(gerarRelatorio)
  const deNovo = useAcao(gerarRelatorio)
  const download = useDownload(verRelatorio)
  const pedido = (corpo: ValoresDosFiltros) => ({ params: { idRelatorio }, corpo })
  const endereco = ({ url }: Gerado) =>
    `${negocioAtual().api}${url}&tema=${tema === 'dark' ? 'escuro' : 'claro'}`

  return {
    gerado,
    endereco: gerado && endereco(gerado),
    gerando: acao.isPending,
    erro: acao.error,
    gerar: (valores: ValoresDosFiltros) => acao.mutate(pedido(valores), { onSuccess: setGerado }),
    baixando: deNovo.isPending || download.isPending,

    async baixar(formato: FormatoDoRelatorio, titulo: string) {
      if (!gerado) return
      try {
        const { parametros, ts, token } = await deNovo.mutateAsync(pedido(gerado.parametros))
        await download.mutateAsync({
          params: { idRelatorio },
          query: { ...parametros, ts, token, formato },
          nomePadrao: `${titulo}.${formato}`,
        })
      } catch (erro) {
        avisarErro(mensagemDoErro(erro))
      }
    },

    async abrirEmNovaAba() {
      if (!gerado) return
      // Opened at once: after the answer the browser would take it for a pop-up.
      const aba = window.open('', '_blank')
      try {
        const novo = await deNovo.mutateAsync(pedido(gerado.parametros))
        aba?.location.replace(endereco(novo))
      } catch (erro) {
        aba?.close()
        avisarErro(mensagemDoErro(erro))
      }
    },
  }
}

export type Geracao = ReturnType<typeof useGeracao>
