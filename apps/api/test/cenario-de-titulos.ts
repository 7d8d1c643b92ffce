import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { montarCodigoDeBarras } from '@balcao/dominio/titulos/boleto'
import { campoLivreDoItau } from '@balcao/dominio/titulos/campo-livre'
import { and, asc, eq } from 'drizzle-orm'
import { formaCobranca } from '../src/features/pedidos/tabelas.ts'
import { contaDeCobranca, titulo, tituloProrrogacao } from '../src/features/titulos/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'

type NovoTitulo = Partial<typeof titulo.$inferInsert> & {
  clienteId: number
  filialId: number
  /** Days until it is due. */
  dias?: number
  /** Registered at the bank, with bars that agree with value and due date. */
  comBoleto?: boolean
}

let numero = 700_000

/** Titles in the database of a test, of whichever customer and branch it speaks of. */
export function cenarioDeTitulos(app: AppDeTeste) {
  const { banco } = app.negocio()
  const deTickets = cenarioDeTickets(app)
  const hoje = () => hojeEm(app.agora())

  async function contaDaFilial(filialId: number) {
    const nova = {
      banco: '341',
      nomeBanco: 'Banco Itaú S.A.',
      agencia: '0057',
      conta: '12345-7',
      carteira: '109',
    }
    await banco
      .insert(contaDeCobranca)
      .values({ ...nova, filialId })
      .onConflictDoNothing()
    const [conta] = await banco
      .select()
      .from(contaDeCobranca)
      .where(and(eq(contaDeCobranca.filialId, filialId), eq(contaDeCobranca.conta, nova.conta)))
    if (!conta) throw new Error('a conta de cobrança não foi gravada')
    return conta
  }

  return {
    ...deTickets,
    hoje,

    /** A customer of the first branch of the demo operator, outside the portfolio of the demo representative. */
    async cliente() {
      const filialId = await deTickets.filialDoOperador(0)
      return { filialId, clienteId: await deTickets.clienteDaFilial(filialId, false) }
    },

    async incluir({
      dias = 10,
      comBoleto = true,
      ...campos
    }: NovoTitulo): Promise<typeof titulo.$inferSelect> {
      const seu = ++numero
      const [cobranca] = await banco.select().from(formaCobranca).orderBy(asc(formaCobranca.id)).limit(1)
      if (!cobranca) throw new Error('não há forma de cobrança')
      const vencimento = campos.vencimentoOriginal ?? somarDias(hoje(), dias)
      const valor = campos.valor ?? '1500.00'
      const nossoNumero = String(seu).padStart(8, '0')
      const { campoLivre, digitoDoNossoNumero } = campoLivreDoItau({
        agencia: '57',
        conta: '12345',
        carteira: '109',
        nossoNumero,
      })
      const [gravado] = await banco
        .insert(titulo)
        .values({
          numero: `${seu}/1`,
          parcela: 1,
          grupo: 'Duplicata',
          formaCobrancaId: cobranca.id,
          dataEmissao: somarDias(vencimento, -28),
          dataVencimento: vencimento,
          vencimentoOriginal: vencimento,
          valor,
          ...(comBoleto && {
            contaDeCobrancaId: (await contaDaFilial(campos.filialId)).id,
            nossoNumero: `109/${nossoNumero}-${digitoDoNossoNumero}`,
            codigoBarras: montarCodigoDeBarras({ banco: '341', vencimento, valor, campoLivre }),
          }),
          ...campos,
        })
        .returning()
      if (!gravado) throw new Error('o título não foi gravado')
      return gravado
    },

    async titulo(id: number) {
      const [linha] = await banco.select().from(titulo).where(eq(titulo.id, id))
      if (!linha) throw new Error(`o título ${id} não existe`)
      return linha
    },

    prorrogacoes: (tituloId: number) =>
      banco
        .select()
        .from(tituloProrrogacao)
        .where(eq(tituloProrrogacao.tituloId, tituloId))
        .orderBy(asc(tituloProrrogacao.id)),
  }
}
