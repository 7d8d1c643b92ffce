import { comoSeEntrasse } from '@balcao/api/src/features/acesso/sessoes.ts'
import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import type { Tx } from '@balcao/api/src/platform/banco/conexao.ts'
import type { Autoria } from '@balcao/api/src/platform/banco/historico.ts'
import { listarRotas } from '@balcao/api/src/rotas.ts'
import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

type Pedido = { params?: object; corpo?: object }

/** Somebody of the demo doing a thing at an instant of the past, as the portal does it: by its own routes, in one transaction. */
export type Alguem = {
  sessao: NonNullable<Awaited<ReturnType<typeof comoSeEntrasse>>>
  caso(agora: Date): { negocio: Negocio; autoria: Autoria }
  fazer<K extends Contrato>(agora: Date, contrato: K, pedido: Pedido): Promise<RespostaDe<K>>
}

const SEM_AMBIENTE = () => {
  throw new Error('ninguém pede o ambiente aqui')
}
// What links in mails are made with; nobody of the demo is written to.
const DAQUI = { request: { protocol: 'http', host: 'localhost', hostname: 'localhost', socket: {} } }

export function peloProduto(tx: Tx, negocio: Negocio) {
  const rotas = new Map(listarRotas(SEM_AMBIENTE as never).map((uma) => [uma.contrato, uma]))
  return async function alguem(cpf: string, agora: Date): Promise<Alguem> {
    const [pessoa] = await tx.select({ id: colaborador.id }).from(colaborador).where(eq(colaborador.cpf, cpf))
    const sessao = await comoSeEntrasse(tx, pessoa?.id ?? 0, agora)
    if (!sessao) throw new Error(`a pessoa ${cpf} não está na demonstração`)
    const autoriaDe = (quando: Date, contrato?: Contrato): Autoria => ({
      agora: quando,
      colaboradorId: sessao.colaboradorId,
      requisicao: null,
      ip: null,
      muda: contrato?.muda ?? [],
    })
    return {
      sessao,
      caso: (quando) => ({ negocio, autoria: autoriaDe(quando) }),
      async fazer(quando, contrato, { params = {}, corpo = {} }) {
        const rota = rotas.get(contrato)
        if (!rota) throw new Error(`nenhuma rota atende ${contrato.metodo} ${contrato.caminho}`)
        const pedido = {
          ...{ params, query: {}, corpo: contrato.corpo ? z.parse(contrato.corpo, corpo) : corpo },
          ...{ arquivos: { ate: () => [] }, sessao, negocio, tx, gravar: (f: (t: Tx) => unknown) => f(tx) },
          ...{ agora: quando, autoria: autoriaDe(quando, contrato), navegador: '', resposta: DAQUI },
          aoFalhar: () => undefined,
        }
        return (await rota.atender(pedido as never)) as never
      },
    }
  }
}
