import { type Agenda, obterAgenda } from '@balcao/dominio/agendas/contratos'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useLeitura } from '../../../platform/consultas.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { FinalizarAgenda } from '../finalizar-agenda.tsx'

type FinalizarDaListaProps = { agenda: Agenda; aoFechar: () => void }

/** AGE-01 Finishes an agenda without opening it first. */
export function FinalizarDaLista({ agenda, aoFechar }: FinalizarDaListaProps) {
  const janela = useJanelaUnica('Finalizar agenda', aoFechar)
  const ler = useLeitura(obterAgenda)
  const recarregar = () =>
    ler({ params: { id: agenda.id } }).then(
      ({ versao }) => versao,
      () => undefined,
    )
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FilialDaCoisa value={agenda.filial.id}>
        <FinalizarAgenda agenda={agenda} janela={janela} recarregar={recarregar} />
      </FilialDaCoisa>
    </JanelaDaAcao>
  )
}
