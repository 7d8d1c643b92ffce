import { formatarData, hojeEm, horaEm } from '../formatos/datas.ts'
import { nomeDoCliente } from '../formatos/nomes.ts'
import { TIPOS_DE_AGENDA, type TipoDeAgenda } from './situacao.ts'

type AgendaALembrar = {
  id: number
  tipo: TipoDeAgenda
  assunto: string
  agendadaPara: Date
  cliente: { razSoc: string; fant: string }
}

/** AGE-01 Where an agenda opens, from the root of the portal. */
export const caminhoDaAgenda = ({
  id,
  tipo,
  agendadaPara,
}: Pick<AgendaALembrar, 'id' | 'tipo' | 'agendadaPara'>) =>
  `/agendas?tipo=${tipo}&visao=dia&dia=${hojeEm(agendadaPara)}&agenda=${id}`

/** AGE-01 What the person who is to make the contact is told before its time. */
export function lembreteDaAgenda(agenda: AgendaALembrar, agora: Date) {
  const { tipo, assunto, agendadaPara, cliente } = agenda
  const dia = hojeEm(agendadaPara)
  const quando =
    dia === hojeEm(agora) ? `às ${horaEm(agendadaPara)}` : `${formatarData(dia)} às ${horaEm(agendadaPara)}`
  const nome = nomeDoCliente(cliente)
  return {
    titulo: `Agenda ${quando}: ${nome}`,
    mensagem: `${TIPOS_DE_AGENDA[tipo]}: ${assunto}`,
    caminho: caminhoDaAgenda(agenda),
  }
}
