import type { ColetaDetalhada } from '@balcao/dominio/coletas/contratos'
import { ACOES_DA_COLETA } from '@balcao/dominio/coletas/situacoes'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { LinhaDoTempo } from '../../../ui/ficha/linha-do-tempo.tsx'

export function HistoricoDaColeta({ historico }: Pick<ColetaDetalhada, 'historico'>) {
  return (
    <Cartao titulo="Histórico" rotulo="Histórico da coleta" nivel={3} solto>
      <LinhaDoTempo
        itens={historico.map(({ id, quem, quando, acao, mensagem }) => ({
          id,
          titulo: (
            <>
              <strong>{quem}</strong> {ACOES_DA_COLETA[acao]}
            </>
          ),
          quando,
          texto: mensagem,
        }))}
      />
    </Cartao>
  )
}
