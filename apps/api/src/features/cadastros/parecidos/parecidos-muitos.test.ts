import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { encherDeClientes } from '../../../../test/muitos-clientes.ts'
import { planosDe, sessaoDaConta } from '../../../../test/planos-das-consultas.ts'
import type { Sessao } from '../../../sessao.ts'
import { procurador } from './queries-parecidos.ts'

const QUANTOS = 20_000
const TELEFONE_DE_MUITOS = '6733330000'
const TIPOS = ['ADMIN', 'OPERADOR', 'REPRESENTANTE'] as const satisfies TipoDeUsuario[]

let app: AppDeTeste
let sessoes: Map<TipoDeUsuario, Sessao>
let comum = ''
let raiz = ''
beforeAll(async () => {
  app = await criarAppDeTeste()
  const { banco } = app.negocio()
  await encherDeClientes(banco, QUANTOS)
  await banco.execute(sql`insert into cliente_telefone (cliente_id, numero, descricao)
    select id, '67' || lpad(id::text, 9, '9'), 'Outro' from cliente`)
  // Of the newest, whom a walk in order meets last.
  await banco.execute(sql`insert into cliente_telefone (cliente_id, numero, descricao)
    select id, ${TELEFONE_DE_MUITOS}, 'Contador' from cliente order by id desc limit 200`)
  await banco.execute(sql`vacuum analyze cliente, cliente_filial, cliente_telefone`)
  const { rows } = await banco.execute<{ nome: string; raiz: string }>(
    sql`select lower(f_unaccent(fantasia)) as nome, left(documento, 8) as raiz from cliente
      where length(documento) = 14 order by id limit 1`,
  )
  comum = rows[0]?.nome ?? ''
  raiz = rows[0]?.raiz ?? ''
  sessoes = new Map(
    await Promise.all(TIPOS.map(async (tipo) => [tipo, await sessaoDaConta(app, tipo)] as const)),
  )
})
afterAll(() => app.fechar())

type Procurador = ReturnType<typeof procurador>
const BUSCAS: [string, (procurar: Procurador) => Promise<unknown>][] = [
  ['o telefone', (procurar) => procurar.comTelefone('67999912345')],
  ['um telefone de muitos', (procurar) => procurar.comTelefone(TELEFONE_DE_MUITOS)],
  ['o endereço', (procurar) => procurar.noEndereco('79002000', '15')],
  ['a raiz', (procurar) => procurar.daRaiz(raiz)],
  ['um nome raro', (procurar) => procurar.chamados('zarabatana quixotesca')],
  ['um nome de muitos', (procurar) => procurar.chamados(comum)],
]

it.each(TIPOS.flatMap((tipo) => BUSCAS.map(([nome, buscar]) => [tipo, nome, buscar] as const)))(
  'CAD-03 com muitos clientes, %s procura %s por um índice',
  async (tipo, _, buscar) => {
    const sessao = sessoes.get(tipo) as Sessao
    const [plano = ''] = await planosDe(app, (banco) =>
      buscar(procurador(banco, sessao, '00000000000191', 5)),
    )
    expect(plano).not.toMatch(/Seq Scan on (cliente|cliente_filial|cliente_telefone)\b/)
    const lidas = [
      ...plano.matchAll(/Scan[^\n]* on cliente[^\n]*\(actual rows=(\d+)/g),
      ...plano.matchAll(/Rows Removed by Filter: (\d+)/g),
    ].map(([, n]) => Number(n))
    expect(Math.max(...lidas), plano).toBeLessThanOrEqual(QUANTOS / 5)
  },
)
