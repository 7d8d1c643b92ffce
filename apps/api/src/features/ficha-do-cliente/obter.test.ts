import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from '../../../demo/contas.ts'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'

describe('GET /sac/clientes/:idCli', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const abrir = async (idCli: number, tipo: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(obterCliente, { token: await teste.tokenDe(tipo), params: { idCli } })

  async function contaDe(tipo: TipoDeUsuario): Promise<number> {
    const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
    const [conta] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    return conta?.id ?? 0
  }

  it('ENT-05 os dados cadastrais, com os nomes do fio e as filiais que atendem', async () => {
    const { banco } = teste.negocio()
    const [linha] = await banco.select().from(cliente).where(isNotNull(cliente.motivoBloqueio)).limit(1)
    if (!linha) throw new Error('sem cliente bloqueado')
    const filiais = await banco
      .select({ idFil: filial.id, razSoc: filial.razaoSocial, desc: filial.nome })
      .from(filial)
      .innerJoin(clienteFilial, eq(clienteFilial.filialId, filial.id))
      .where(eq(clienteFilial.clienteId, linha.id))
      .orderBy(filial.id)
    const { status, corpo } = await abrir(linha.id)
    expect(status).toBe(200)
    expect(filiais.length).toBeGreaterThan(0)
    expect(corpo).toEqual({
      id: linha.id,
      cnpj: linha.documento,
      razSoc: linha.razaoSocial,
      fant: linha.fantasia,
      inscEst: linha.inscricaoEstadual,
      atividade: linha.atividade,
      end: linha.logradouro,
      num: linha.numero,
      bair: linha.bairro,
      cep: linha.cep,
      cid: linha.cidade,
      uf: linha.uf,
      dtUltComp: linha.dataUltimaCompra,
      dtCad: linha.dataCadastro,
      prospect: linha.prospect,
      motivoBloqueio: linha.motivoBloqueio,
      filiaisSac: filiais,
    })
  })

  it('PER-01 o representante abre os próprios clientes; o de outra pessoa, para ele, não existe', async () => {
    const { banco } = teste.negocio()
    const eu = await contaDe('REPRESENTANTE')
    const [meu] = await banco.select().from(cliente).where(eq(cliente.representanteId, eu)).limit(1)
    const [alheio] = await banco.select().from(cliente).where(ne(cliente.representanteId, eu)).limit(1)
    expect((await abrir(meu?.id ?? 0, 'REPRESENTANTE')).status).toBe(200)
    const { status, erro } = await abrir(alheio?.id ?? 0, 'REPRESENTANTE')
    expect([status, erro.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
    expect((await abrir(alheio?.id ?? 0)).status).toBe(200)
  })

  it('PER-01 404 para o operador fora das suas filiais', async () => {
    const { banco } = teste.negocio()
    const eu = await contaDe('OPERADOR')
    const minhas = await banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, eu))
    const daMinhaFilial = banco
      .select({ id: clienteFilial.clienteId })
      .from(clienteFilial)
      .innerJoin(colaboradorFilial, eq(colaboradorFilial.filialId, clienteFilial.filialId))
      .where(eq(colaboradorFilial.colaboradorId, eu))
    const [longe] = await banco
      .select()
      .from(cliente)
      .where(and(notInArray(cliente.id, daMinhaFilial), ne(cliente.representanteId, eu)))
      .limit(1)
    expect(minhas.length).toBeGreaterThan(0)
    expect((await abrir(longe?.id ?? 0, 'OPERADOR')).status).toBe(404)
  })

  it.each([0, 999_999_999, 'abc', '1e3', '9'.repeat(20)])('404 para o código %s', async (idCli) => {
    expect((await abrir(idCli as number)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(obterCliente, { params: { idCli: 1 } })).status).toBe(401)
    expect((await abrir(1, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
