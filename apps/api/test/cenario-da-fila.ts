import { dadosDoCadastro, type FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cadastro } from '../src/features/cadastros/nucleo/tabelas.ts'
import type { cliente } from '../src/features/clientes/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeClientes } from './cenario-de-clientes.ts'

type NovoPedido = {
  solicitante?: TipoDeUsuario | null
  doRepresentante?: boolean
  filial?: number | null
  cliente?: Partial<typeof cliente.$inferInsert>
  campos?: Partial<typeof cadastro.$inferInsert>
  formulario?: Partial<FormularioDoCadastro>
}

const ENDERECO = { cep: '79002000', logradouro: 'Rua das Flores', numero: '10', bairro: 'Centro' }

/** A form as short as it can be, with whatever a test says besides. */
export const formularioDeTeste = (mais: Partial<FormularioDoCadastro> = {}): FormularioDoCadastro => ({
  ...z.parse(dadosDoCadastro, {
    documento: '11222333000181',
    empresa: { razaoSocial: 'Sol Ltda', nomeFantasia: 'Mercado Sol' },
    contatos: { email: 'sol@exemplo.com.br' },
    enderecoCobranca: ENDERECO,
    enderecoEntrega: ENDERECO,
  }),
  ...mais,
})

/** Registrations that wait for a decision, of prospects that nothing else knows. */
export function cenarioDaFila(app: AppDeTeste) {
  const clientes = cenarioDeClientes(app)
  const { banco } = app.negocio()
  return {
    ...clientes,
    async pedir(novo: NovoPedido = {}) {
      const { solicitante = 'REPRESENTANTE', doRepresentante = true, filial = 0, campos = {} } = novo
      const prospect = await clientes.criar({
        doRepresentante,
        filial,
        campos: { prospect: true, dataUltimaCompra: null, ...novo.cliente },
      })
      const [gravado] = await banco
        .insert(cadastro)
        .values({
          clienteId: prospect.id,
          modo: 'COMPLETO',
          situacao: 'PENDENTE',
          formulario: formularioDeTeste(novo.formulario),
          solicitanteId: solicitante && (await clientes.idDaConta(solicitante)),
          solicitadoEm: app.agora(),
          ...campos,
        })
        .returning()
      if (!gravado) throw new Error('o cadastro não foi gravado')
      return { ...gravado, cliente: prospect }
    },
    async gravado(id: number) {
      const [linha] = await banco.select().from(cadastro).where(eq(cadastro.id, id))
      return linha
    },
  }
}
