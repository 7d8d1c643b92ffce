import { dataAoSoltar } from '@balcao/dominio/agendas/calendario'
import { type Agenda, desfazerReagendamento, reagendarAgenda } from '@balcao/dominio/agendas/contratos'
import { problemaDaNovaData } from '@balcao/dominio/agendas/regras'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

/** Where an agenda may be let go: a day, or an hour of it. */
export const alvoDoDia = (dia: string, hora?: number): string => (hora === undefined ? dia : `${dia} ${hora}`)

/** AGE-01 An agenda that was dropped on a day or an hour goes there, and may be taken back. */
export function useMoverAgenda() {
  const { parametrosDa } = useSessao()
  const grade = { inicial: useParametro('agendaHoraInicial'), final: useParametro('agendaHoraFinal') }
  const dizer = (erro: Parameters<typeof mensagemDoErro>[0]) => avisarErro(mensagemDoErro(erro))
  const desfazer = useAcao(desfazerReagendamento, {
    aoConcluir: ({ data_agendada }) =>
      avisarSucesso(`Reagendamento desfeito: ${formatarDataHora(data_agendada)}.`),
    aoFalhar: dizer,
  })
  const mover = useAcao(reagendarAgenda, {
    aoConcluir: ({ id, data_agendada, versao }) =>
      avisarSucesso(`Agenda reagendada para ${formatarDataHora(data_agendada)}.`, {
        acao: {
          rotulo: 'Desfazer',
          aoAcionar: () => desfazer.mutate({ params: { id }, corpo: { versao } }),
        },
      }),
    aoFalhar: dizer,
  })

  return function soltar({ id, data_agendada, versao, filial }: Agenda, alvo: string) {
    const [dia = '', hora] = alvo.split(' ')
    const antes = new Date(data_agendada)
    const depois = dataAoSoltar(antes, dia, hora === undefined ? null : Number(hora), grade)
    if (depois.getTime() === antes.getTime()) return
    const { diasMaximosRetorno } = parametrosDa(filial.id)
    const problema = problemaDaNovaData(depois, { agora: new Date(), diasMaximosRetorno })
    if (problema) avisarErro(problema)
    else mover.mutate({ params: { id }, corpo: { data_agendada: depois.toISOString(), versao } })
  }
}
