import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { agenda } from '../src/features/agendas/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeOrcamentos } from './cenario-de-orcamentos.ts'

const UMA_HORA_MS = 3_600_000

type NovaAgenda = {
  /** Who is to make the contact; the demo operator when absent. */
  colaborador?: TipoDeUsuario
  /** Whose customer it is: of the demo representative, or of nobody's portfolio. */
  doRepresentante?: boolean
  /** Position of the branch among those of the demo operator. */
  filial?: number
  /** Hours from now; an hour ahead when absent. */
  horas?: number
  campos?: Partial<typeof agenda.$inferInsert>
}

/** Agendas in the database of a test: to sell, of this portal, still to be done. */
export function cenarioDeAgendas(app: AppDeTeste) {
  const { banco } = app.negocio()
  const deOrcamentos = cenarioDeOrcamentos(app)

  return {
    ...deOrcamentos,

    async agendar(nova: NovaAgenda = {}): Promise<typeof agenda.$inferSelect> {
      const { horas = 1, campos = {} } = nova
      const filialId = campos.filialId ?? (await deOrcamentos.filialDoOperador(nova.filial ?? 0))
      const [gravada] = await banco
        .insert(agenda)
        .values({
          filialId,
          clienteId: await deOrcamentos.clienteDaFilial(filialId, nova.doRepresentante ?? false),
          colaboradorId: await deOrcamentos.idDaConta(nova.colaborador ?? 'OPERADOR'),
          tipo: 'A',
          assunto: 'Retomar a reposição',
          agendadaPara: new Date(app.agora().getTime() + horas * UMA_HORA_MS),
          ...campos,
        })
        .returning()
      if (!gravada) throw new Error('a agenda não foi gravada')
      return gravada
    },
  }
}
