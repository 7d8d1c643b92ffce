import type { ChaveDeParametro } from '@balcao/dominio/parametros'
import { comPrefixo } from '@balcao/dominio/parametros'
import { obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { bloquear, type NovoBloqueio } from '../src/features/pedidos/bloquear.ts'
import { pedido } from '../src/features/pedidos/tabelas.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDePedidos } from './cenario-de-pedidos.ts'

const CREDITO: NovoBloqueio = { tipo: 'CREDITO', detalhe: 'limite de R$ 10,00 excedido em R$ 2,00' }

/** Orders that live: blocked, moved, told of. */
export function cenarioDaVida(app: AppDeTeste) {
  const { banco } = app.negocio()
  const dePedidos = cenarioDePedidos(app)
  const autoria = () => ({
    agora: app.agora(),
    colaboradorId: null,
    requisicao: null,
    ip: null,
    muda: ['pedidos'] as const,
  })

  return {
    ...dePedidos,

    /** As whoever converts a quote hands it over. */
    async bloqueado(
      novo: Parameters<typeof dePedidos.incluir>[0] = {},
      bloqueios: NovoBloqueio[] = [CREDITO],
    ) {
      const { id } = await dePedidos.incluir({ ...novo, campos: { status: 'AGUARDANDO', ...novo.campos } })
      return transacao(banco, (tx) =>
        bloquear(tx, { negocio: app.negocio(), autoria: autoria() }, id, bloqueios),
      )
    },

    autoria,

    async linha(id: number) {
      const [gravado] = await banco.select().from(pedido).where(eq(pedido.id, id))
      if (!gravado) throw new Error(`não há pedido ${id}`)
      return gravado
    },

    async vida(id: number, tipo: TipoDeUsuario = 'GERENTE') {
      const { corpo } = await app.chamar(obterVidaDoPedido, {
        token: await app.tokenDe(tipo),
        params: { id },
      })
      return corpo
    },

    async parametrizar(chave: ChaveDeParametro, valor: string, filialId: number | null = null) {
      await banco
        .insert(parametro)
        .values({ filialId, chave: comPrefixo(chave), valor })
        .onConflictDoUpdate({
          target: [parametro.filialId, parametro.chave],
          set: { valor },
        })
      await app.negocio().renovarParametros()
    },
  }
}
