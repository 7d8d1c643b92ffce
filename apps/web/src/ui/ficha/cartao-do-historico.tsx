import { Cartao } from './cartao.tsx'
import { LinhaDoTempo } from './linha-do-tempo.tsx'

type Entrada = { quando: string; quem: string | null; texto: string }
type CartaoDoHistoricoProps = { historico: readonly Entrada[]; noDialogo?: boolean }

/** What happened to a record, in a sentence each, as the server tells it. */
export function CartaoDoHistorico({ historico, noDialogo = false }: CartaoDoHistoricoProps) {
  return (
    <Cartao titulo="Histórico" {...(noDialogo && { nivel: 3, solto: true })}>
      <LinhaDoTempo
        itens={historico.map(({ quando, quem, texto }, id) => ({
          id,
          titulo: texto,
          quando,
          ...(quem && { quem }),
        }))}
      />
    </Cartao>
  )
}
