import type { ChaveDeParametro } from '@balcao/dominio/parametros'
import type { Acao } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { permissao } from '../src/features/acesso/tabelas.ts'
import { agenda } from '../src/features/agendas/tabelas.ts'
import { cliente, clienteEmail, clienteFilial, clienteTelefone } from '../src/features/clientes/tabelas.ts'
import { limiteDeCredito } from '../src/features/limites/tabelas.ts'
import { orcamento } from '../src/features/orcamentos/nucleo/tabelas.ts'
import { titulo } from '../src/features/titulos/tabelas.ts'
import { historico } from '../src/platform/banco/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDePedidos } from './cenario-de-pedidos.ts'
import { comParametros } from './com-parametros.ts'

type NovoCliente = {
  /** Of the portfolio of the demo representative; otherwise of nobody's. */
  doRepresentante?: boolean
  /** Position of the branch among those of the demo operator; null is none. */
  filial?: number | null
  campos?: Partial<typeof cliente.$inferInsert>
}

let numeroDoCliente = 0
let numeroDoTitulo = 0

/** Customers that nothing else knows, with what a test says of them. */
export function cenarioDeClientes(app: AppDeTeste) {
  const { banco } = app.negocio()
  const dePedidos = cenarioDePedidos(app)

  async function criar({ doRepresentante = false, filial = 0, campos = {} }: NovoCliente = {}) {
    const numero = ++numeroDoCliente
    const [gravado] = await banco
      .insert(cliente)
      .values({
        documento: String(81_000_000_000_000 + numero),
        razaoSocial: `Cenário ${numero} Ltda`,
        fantasia: `Cenário ${numero}`,
        atividade: 'Supermercado',
        logradouro: 'Rua das Flores',
        numero: String(numero),
        bairro: 'Centro',
        cep: '79002000',
        cidade: 'Campo Grande',
        ibge: '5002704',
        uf: 'MS',
        telefone: '6733221100',
        email: `cenario${numero}@exemplo.com.br`,
        dataCadastro: '2024-03-01',
        dataUltimaCompra: '2026-11-01',
        ...(doRepresentante && { representanteId: await dePedidos.idDaConta('REPRESENTANTE') }),
        ...campos,
      })
      .returning()
    if (!gravado) throw new Error('o cliente não foi gravado')
    const { id: clienteId, telefone, email } = gravado
    const filialId = await dePedidos.filialDoOperador(filial ?? 0)
    if (filial !== null) await banco.insert(clienteFilial).values({ clienteId, filialId })
    const doPrincipal = { clienteId, descricao: 'Principal', principal: true }
    const [principal] = await banco
      .insert(clienteTelefone)
      .values({ ...doPrincipal, numero: telefone })
      .returning()
    const [endereco] = await banco
      .insert(clienteEmail)
      .values({ ...doPrincipal, email })
      .returning()
    if (!principal || !endereco) throw new Error('o cliente ficou sem telefone ou sem e-mail')
    return { ...gravado, filialId, telefoneId: principal.id, emailId: endereco.id }
  }

  type Do = { id: number; filialId: number }

  return {
    ...dePedidos,
    criar,

    /** Of the customer, open and due in the future unless said otherwise. */
    async titulo(dono: Do, campos: Partial<typeof titulo.$inferInsert> = {}) {
      const { cobranca } = await dePedidos.escolhas()
      await banco.insert(titulo).values({
        clienteId: dono.id,
        filialId: dono.filialId,
        numero: `CEN-${++numeroDoTitulo}`,
        parcela: 1,
        grupo: '1',
        formaCobrancaId: cobranca.id,
        dataEmissao: '2026-10-01',
        dataVencimento: '2999-01-01',
        vencimentoOriginal: '2999-01-01',
        valor: '100',
        ...campos,
      })
    },

    async agenda(dono: Do, de: TipoDeUsuario, campos: Partial<typeof agenda.$inferInsert> = {}) {
      const [gravada] = await banco
        .insert(agenda)
        .values({
          clienteId: dono.id,
          filialId: dono.filialId,
          colaboradorId: await dePedidos.idDaConta(de),
          tipo: 'A',
          assunto: 'Oferecer a linha nova',
          agendadaPara: new Date('2999-01-01T12:00:00Z'),
          ...campos,
        })
        .returning()
      return gravada?.id ?? 0
    },

    async orcamento(dono: Do, campos: Partial<typeof orcamento.$inferInsert> = {}) {
      const { plano, cobranca, frete } = await dePedidos.escolhas()
      const [gravado] = await banco
        .insert(orcamento)
        .values({
          clienteId: dono.id,
          filialId: dono.filialId,
          colaboradorId: await dePedidos.idDaConta('OPERADOR'),
          status: 'ORCAMENTO',
          incluidoEm: app.agora(),
          movimentadoEm: app.agora(),
          dataValidade: '2999-01-01',
          planoPagamentoId: plano.id,
          formaCobrancaId: cobranca.id,
          tipoFreteId: frete.id,
          quantidadeItens: 1,
          valorSubtotal: '50',
          valorTotal: '50',
          ...campos,
        })
        .returning()
      return gravado?.id ?? 0
    },

    async limite(dono: Do, campos: Partial<typeof limiteDeCredito.$inferInsert> = {}) {
      const { plano, cobranca } = await dePedidos.escolhas()
      await banco.insert(limiteDeCredito).values({
        clienteId: dono.id,
        formaCobrancaId: cobranca.id,
        planoPagamentoId: plano.id,
        limiteTotal: '1000',
        ...campos,
      })
    },

    /** Runs with that value at a branch, or at all of them, and takes it back. */
    comParametro<T>(
      chave: ChaveDeParametro,
      valor: string,
      filialId: number | null,
      fazer: () => Promise<T>,
    ): Promise<T> {
      return comParametros(app, { [chave]: valor }, fazer, filialId)
    },

    /** Runs with that action taken from the type, and gives it back. */
    async semAcao<T>(tipo: TipoDeUsuario, acoes: readonly Acao[], fazer: () => Promise<T>): Promise<T> {
      await banco.insert(permissao).values(acoes.map((acao) => ({ tipo, acao, autorizado: false })))
      try {
        return await fazer()
      } finally {
        await banco.delete(permissao).where(eq(permissao.tipo, tipo))
      }
    },

    /** The last thing that history says of something. */
    async ultimoHistorico(entidade: string, entidadeId: number | string) {
      const [linha] = await banco
        .select({ acao: historico.acao, dados: historico.dados })
        .from(historico)
        .where(and(eq(historico.entidade, entidade), eq(historico.entidadeId, String(entidadeId))))
        .orderBy(desc(historico.id))
        .limit(1)
      return linha
    },
  }
}
