import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, ne, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/clientes/:idCli', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
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
    const [classificacao] = await banco
      .select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'CLASSIFICACAO'))
      .limit(1)
    const [tabela] = await banco.select().from(tabelaPreco).limit(1)
    const linha = await cenario.criar({
      doRepresentante: true,
      campos: {
        inscricaoEstadual: '283456789',
        complemento: 'Fundos',
        categoria: 'Ouro',
        prazoMedioMaximo: 35,
        classeVenda: 'A',
        rede: 'Rede Boa',
        observacaoLogistica: 'Descarregar pelos fundos',
        utmOrigem: 'google',
        utmMidia: 'cpc',
        utmCampanha: 'natal',
        classificacaoId: classificacao?.id ?? null,
        classificacaoObservacao: 'Cresce todo mês',
        motivoBloqueio: 'Cheque sem fundos',
        tabelaPrecoId: tabela?.id ?? null,
        dataUltimaCompra: null,
      },
    })
    const filiais = await banco
      .select({ idFil: filial.id, razSoc: filial.razaoSocial, desc: filial.nome })
      .from(filial)
      .where(eq(filial.id, linha.filialId))
    const { status, corpo } = await abrir(linha.id)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: linha.id,
      cnpj: linha.documento,
      razSoc: linha.razaoSocial,
      fant: linha.fantasia,
      inscEst: '283456789',
      atividade: linha.atividade,
      end: linha.logradouro,
      num: linha.numero,
      complemento: 'Fundos',
      bair: linha.bairro,
      cep: linha.cep,
      cid: linha.cidade,
      uf: linha.uf,
      telefone: linha.telefone,
      email: linha.email,
      categoria: 'Ouro',
      prazMedMax: 35,
      dtUltComp: null,
      vlTotPedidosMes: 0,
      classeVenda: 'A',
      dtCad: linha.dataCadastro,
      legendas: ['BD', 'SV'],
      rede: 'Rede Boa',
      prospect: false,
      obsLogistica: 'Descarregar pelos fundos',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'natal',
      classificacao: { id: classificacao?.id, desc: classificacao?.descricao },
      classificacaoObs: 'Cresce todo mês',
      motivoBloqueio: 'Cheque sem fundos',
      representante: { id: await contaDe('REPRESENTANTE'), nome: nomeDaConta('REPRESENTANTE') },
      tabelaPreco: { numeroTabela: tabela?.id, nomeTabela: tabela?.nome },
      filiaisSac: filiais,
      versao: 1,
    })
  })

  it('ENT-05 a média por mês em que houve pedido, dos últimos doze, sem os que não deram em nada', async () => {
    const dono = await cenario.criar()
    const haDias = (dias: number) => new Date(teste.agora().getTime() - dias * UM_DIA_MS)
    const pedir = (valorTotal: string, dias: number, status = 'ENTREGUE') =>
      cenario.incluir({
        campos: { clienteId: dono.id, filialId: dono.filialId, valorTotal, status, incluidoEm: haDias(dias) },
      })
    await pedir('100', 0)
    await pedir('50.10', 0, 'SEPARACAO')
    await pedir('250', 100)
    await pedir('999', 100, 'CANCELADO')
    await pedir('999', 400)
    expect((await abrir(dono.id)).corpo.vlTotPedidosMes).toBe(200.05)
  })

  it('CLI-04 títulos em aberto valem para todos; o compromisso é só de quem o tem', async () => {
    const dono = await cenario.criar({ campos: { dataUltimaCompra: null } })
    await cenario.titulo(dono)
    await cenario.agenda(dono, 'OPERADOR')
    await cenario.agenda(dono, 'SUPERVISOR', { finalizadaEm: teste.agora() })
    expect((await abrir(dono.id, 'OPERADOR')).corpo.legendas).toEqual(['SV', '$', 'U'])
    expect((await abrir(dono.id, 'SUPERVISOR')).corpo.legendas).toEqual(['SV', '$'])
  })

  it('PER-03 sem a ação da logística, as observações não viajam; sem a dos dados, nada', async () => {
    const dono = await cenario.criar({ campos: { observacaoLogistica: 'Pelos fundos' } })
    const ver = () => abrir(dono.id, 'SUPERVISOR')
    expect((await ver()).corpo.obsLogistica).toBe('Pelos fundos')
    expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_LOGISTICA'], ver)).corpo.obsLogistica).toBeNull()
    expect((await cenario.semAcao('SUPERVISOR', ['CLIENTE_DADOS'], ver)).status).toBe(403)
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
