import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import {
  criarLinkDoOrcamento,
  obterLinkDoOrcamento,
  revogarLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { clienteEmail } from '../../clientes/tabelas.ts'
import { contato } from '../../contatos/tabelas.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

const DIA_MS = 24 * 3_600_000

describe('/orcamentos/:id/link', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const criar = async (id: number, tipo: TipoDeUsuario = 'OPERADOR', headers: Record<string, string> = {}) =>
    teste.chamar(criarLinkDoOrcamento, { token: await teste.tokenDe(tipo), params: { id }, headers })
  const revogar = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(revogarLinkDoOrcamento, { token: await teste.tokenDe(tipo), params: { id } })
  const obter = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterLinkDoOrcamento, { token: await teste.tokenDe(tipo), params: { id } })
  const ver = async (token: string) => (await teste.chamar(verOrcamentoPeloLink, { query: { token } })).status
  const segredoDe = (endereco: string) => new URL(endereco).searchParams.get('token') ?? ''
  const daquiA = (dias: number) => somarDias(hojeEm(teste.agora()), dias)

  it('VEN-02 o segredo sai uma vez; fica só o resumo, e nem a repetição da chave o guarda', async () => {
    const { id } = await cenario.incluirOrcamento()
    const { status, corpo } = await criar(id, 'OPERADOR', { 'Idempotency-Key': 'um-link-so' })
    expect(status).toBe(200)
    const endereco = new URL(corpo.endereco)
    expect([endereco.pathname, endereco.searchParams.get('negocio')]).toEqual(['/seu-orcamento', 'aurora'])
    const segredo = segredoDe(corpo.endereco)
    expect(segredo).toMatch(/^[\w-]{43}$/)
    expect(await ver(segredo)).toBe(200)
    const { rows } = await teste.negocio().banco.execute<{ achou: boolean }>(sql`
      select exists(select from orcamento t where t::text like ${`%${segredo}%`})
        or exists(select from historico t where t::text like ${`%${segredo}%`})
        or exists(select from requisicao_repetivel t where t::text like ${`%${segredo}%`}) as achou`)
    expect(rows).toEqual([{ achou: false }])
    const [entrada] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'orcamento'), eq(historico.entidadeId, String(id))))
    expect(entrada).toMatchObject({ acao: 'LINK' })
  })

  it('VEN-02 criar de novo cancela o anterior; cancelar cancela tudo, e duas vezes é o mesmo', async () => {
    const { id, versao } = await cenario.incluirOrcamento()
    const primeiro = segredoDe((await criar(id)).corpo.endereco)
    const segundo = segredoDe((await criar(id)).corpo.endereco)
    expect([await ver(primeiro), await ver(segundo)]).toEqual([404, 200])
    expect((await obter(id)).corpo.validade).not.toBeNull()
    expect([(await revogar(id)).status, (await revogar(id)).status]).toEqual([200, 200])
    expect(await ver(segundo)).toBe(404)
    expect((await obter(id)).corpo.validade).toBeNull()
    const [linha] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    expect(linha?.versao).toBe(versao)
  })

  it('VEN-02 vale os dias da filial, nunca além da validade do orçamento', async () => {
    const longo = await cenario.incluirOrcamento({ campos: { dataValidade: daquiA(60) } })
    const curto = await cenario.incluirOrcamento({ campos: { dataValidade: daquiA(2) } })
    const ate = async (id: number) => hojeEm(new Date((await criar(id)).corpo.validade))
    expect([await ate(longo.id), await ate(curto.id)]).toEqual([daquiA(15), daquiA(2)])
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ chave: comPrefixo('linkDoOrcamentoDias'), filialId: longo.filialId, valor: '3' })
    await teste.negocio().renovarParametros()
    expect(await ate(longo.id)).toBe(daquiA(3))
    const deOutraFilial = await cenario.incluirOrcamento({ filial: 1, campos: { dataValidade: daquiA(60) } })
    expect(await ate(deOutraFilial.id)).toBe(daquiA(15))
  })

  it('VEN-02 409 para o vencido, o vazio e o decidido, e o porquê antes de tentar', async () => {
    const casos = [
      ['ORCAMENTO_VENCIDO', await cenario.incluirOrcamento({ campos: { dataValidade: daquiA(-1) } })],
      ['ORCAMENTO_VAZIO', await cenario.incluirOrcamento({ itens: 0 })],
      ['ORCAMENTO_ENCERRADO', await cenario.incluirOrcamento({ campos: { perdidoEm: new Date() } })],
    ] as const
    for (const [codigo, { id }] of casos) {
      const { status, erro } = await criar(id)
      expect([status, erro.codigo]).toEqual([409, codigo])
      expect((await obter(id)).corpo.impedimento).toBe(erro.message)
    }
  })

  it('VEN-02 a quem enviar: cada endereço do cadastro e dos contatos uma vez', async () => {
    const { banco } = teste.negocio()
    const { id, clienteId } = await cenario.incluirOrcamento()
    const [tipo] = await banco
      .select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'TIPO_CONTATO'))
      .limit(1)
    await banco.delete(contato).where(eq(contato.clienteId, clienteId))
    await banco.delete(clienteEmail).where(eq(clienteEmail.clienteId, clienteId))
    await banco.insert(clienteEmail).values({ clienteId, email: 'compras@sol.com.br', descricao: 'Compras' })
    await banco.insert(contato).values([
      { clienteId, nome: 'Ana Lima', tipoId: tipo?.id ?? 0, email: 'ana@sol.com.br', celular: '11988887777' },
      { clienteId, nome: 'Bruno Sá', tipoId: tipo?.id ?? 0, email: 'COMPRAS@sol.com.br' },
    ])
    const { corpo } = await obter(id)
    expect(corpo.impedimento).toBeNull()
    expect(corpo.emails).toEqual([
      { email: 'compras@sol.com.br', nome: 'Compras' },
      { email: 'ana@sol.com.br', nome: 'Ana Lima' },
    ])
    expect(corpo.telefones).toContainEqual({ numero: '11988887777', nome: 'Ana Lima' })
  })

  it.each([
    ['obter', obter],
    ['criar', criar],
    ['revogar', revogar],
  ])('PER-01 %s: 404 para o que não se vê, 403 sem a ação', async (_, chamar) => {
    const { id } = await cenario.incluirOrcamento()
    expect((await chamar(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await chamar(999_999_999)).status).toBe(404)
    expect((await chamar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it('AUT-10 401 sem sessão', async () => {
    for (const contrato of [obterLinkDoOrcamento, criarLinkDoOrcamento, revogarLinkDoOrcamento])
      expect((await teste.chamar(contrato, { params: { id: 1 } })).status).toBe(401)
  })

  it('VEN-02 expira sozinho', async () => {
    const { id } = await cenario.incluirOrcamento({ campos: { dataValidade: daquiA(1) } })
    const segredo = segredoDe((await criar(id)).corpo.endereco)
    teste.adiantar(2 * DIA_MS)
    // The sessions of the other tests would be over too.
    onTestFinished(() => teste.adiantar(-2 * DIA_MS))
    expect(await ver(segredo)).toBe(404)
  })
})
