import { ListaVazia } from '../../../ui/listas/pagina-de-lista.tsx'

const NENHUM = 'Nenhum registro encontrado'

type SemPedidosProps = {
  filtrada: boolean
  aoLimpar: () => void
  /** Looks further back; absent where the period already reaches that far. */
  ampliar: { dias: number; aoAmpliar: () => void } | undefined
  /** The page asked for lies behind the last one. */
  aoVoltar: (() => void) | undefined
}

/** What an empty list of orders means, and what to do next. */
export function SemPedidos({ filtrada, aoLimpar, ampliar, aoVoltar }: SemPedidosProps) {
  if (aoVoltar)
    return (
      <ListaVazia
        titulo="Não há mais pedidos nesta página"
        acao={{ nome: 'Ir para a primeira página', aoPressionar: aoVoltar }}
      />
    )
  if (ampliar)
    return (
      <ListaVazia
        titulo={NENHUM}
        texto={
          filtrada
            ? 'Não há pedidos com estes filtros no período.'
            : 'Os pedidos de hoje aparecem aqui assim que são incluídos.'
        }
        acao={{ nome: `Ver os últimos ${ampliar.dias} dias`, aoPressionar: ampliar.aoAmpliar }}
      />
    )
  return (
    <ListaVazia
      titulo={NENHUM}
      texto="Tire um filtro, ou mude o período."
      acao={{ nome: 'Limpar filtros', aoPressionar: aoLimpar }}
    />
  )
}
