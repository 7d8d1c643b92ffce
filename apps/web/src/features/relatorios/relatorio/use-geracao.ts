import type { RespostaDe } from '@balcao/dominio/contrato'
import type { FormatoDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { gerarRelatorio, verRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { posicaoPedida } from '../../../platform/posicao.ts'
import { mostrarMensagem } from '../../../ui/retorno/mostrar-mensagem.ts'

type Resposta = RespostaDe<typeof gerarRelatorio>
type Tema = 'claro' | 'escuro'

/** Where the report is shown, in the colours of the portal at that moment. */
type Gerado = Resposta & { endereco: string; tema: Tema }

function emEndereco(resposta: Resposta, tema: Tema): Gerado {
  return {
    ...resposta,
    tema,
    endereco: `${negocioAtual().api}${resposta.url}&tema=${tema}&posicao=${posicaoPedida()}`,
  }
}

/** ERR-06 A report may take long: whoever looked away meanwhile would miss a toast. */
function relatarFalha(titulo: string, erro: unknown) {
  mostrarMensagem({ tipo: 'erro', titulo, mensagem: mensagemDoErro(erro) })
}

/**
 * REL-01 Asks for the address of a report. It is good for a few minutes, so whatever happens later (another tab, a file,
 * other colours) asks for a fresh one.
 */
export function useGeracao(idRelatorio: number) {
  const esquema = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const tema: Tema = esquema === 'dark' ? 'escuro' : 'claro'
  const [gerado, setGerado] = useState<Gerado | null>(null)
  const acao = useAcao(gerarRelatorio)
  const deNovo = useAcao(gerarRelatorio)
  const download = useDownload(verRelatorio)
  const pedido = (corpo: ValoresDosFiltros) => ({ params: { idRelatorio }, corpo })

  function gerar(valores: ValoresDosFiltros, aoRecusar?: (campos: Record<string, string>) => void) {
    acao.mutate(pedido(valores), {
      onSuccess: (resposta) => setGerado(emEndereco(resposta, tema)),
      onError: ({ campos }) => aoRecusar?.(campos),
    })
  }

  const trocarDeCores = useEffectEvent(() => {
    if (gerado && gerado.tema !== tema) gerar(gerado.parametros)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the colours change
  useEffect(() => trocarDeCores(), [tema])

  return {
    gerado,
    gerando: acao.isPending,
    erro: acao.error,
    gerar,
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
        relatarFalha('Não foi possível baixar o relatório', erro)
      }
    },

    async abrirEmNovaAba() {
      if (!gerado) return
      // Opened at once: after the answer the browser would take it for a pop-up.
      const aba = window.open('', '_blank')
      try {
        const novo = await deNovo.mutateAsync(pedido(gerado.parametros))
        aba?.location.replace(emEndereco(novo, tema).endereco)
      } catch (erro) {
        aba?.close()
        relatarFalha('Não foi possível abrir o relatório', erro)
      }
    },
  }
}

export type Geracao = ReturnType<typeof useGeracao>
