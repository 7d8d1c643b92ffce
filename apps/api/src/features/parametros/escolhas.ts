import type { OpcaoDoCampo } from '@balcao/dominio/ajustes/campo'
import type { Executor } from '../../platform/banco/conexao.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import type { EscolhasDosParametros } from './presenter.ts'

/** Types of ticket, by their key; whoever knows tickets brings them. */
export type LerEscolhas = (banco: Executor) => Promise<readonly OpcaoDoCampo[]>

const NENHUMA_FILIAL = { valor: '0', nome: 'Nenhuma: espera uma pessoa' }

/** ADM-04 What the catalogue cannot know: keys and codes that only this business has. */
export async function lerEscolhas(
  banco: Executor,
  tiposDeTicket: LerEscolhas,
): Promise<EscolhasDosParametros> {
  const [filiais, tipos] = await Promise.all([unidadesVisiveis(banco, undefined), tiposDeTicket(banco)])
  return {
    whatsappFilial: [NENHUMA_FILIAL, ...filiais.map(({ id, nome }) => ({ valor: String(id), nome }))],
    tipoDoTicketPorEmail: tipos,
  }
}
