import { criarEnderecoDeEntrega, listarEnderecosDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { MAXIMO_DE_ENDERECOS } from './queries.ts'
import { enderecoEntrega } from './tabelas.ts'

const GALPAO = {
  cep: '79002-000',
  rua: 'Rua das Flores',
  numero: '10',
  complemento: 'Galpão 2',
  bairro: 'São João',
  cidade: 'Qualquer coisa',
  estado: 'ms',
  ibge: '5002704',
  obs: 'Entrada pelos fundos',
}

describe('POST /sac/enderecos/:idCli', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const criar = async (
    idCli: number,
    campos: Record<string, unknown> = {},
    tipo: TipoDeUsuario = 'OPERADOR',
    headers: Record<string, string> = {},
  ) =>
    teste.chamar(criarEnderecoDeEntrega, {
      token: await teste.tokenDe(tipo),
      params: { idCli },
      corpo: { ...GALPAO, ...campos },
      headers,
    })
  const lista = async (idCli: number) =>
    (
      await teste.chamar(listarEnderecosDeEntrega, {
        token: await teste.tokenDe('OPERADOR'),
        params: { idCli },
      })
    ).corpo.itens

  it('END-02 API-09 guarda o endereço, com a cidade e o estado que o código diz, histórico e notícia', async () => {
    const eventos = await ouvirMudancas(teste)
    const dono = await cenario.criar()
    const { status, corpo } = await criar(dono.id)
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: expect.any(Number),
      cep: '79002000',
      rua: 'Rua das Flores',
      numero: '10',
      complemento: 'Galpão 2',
      bairro: 'São João',
      cidade: 'Campo Grande',
      estado: 'MS',
      ibge: '5002704',
      obs: 'Entrada pelos fundos',
      selecionado: false,
      versao: 1,
    })
    expect(await lista(dono.id)).toEqual([corpo])
    expect(await cenario.ultimoHistorico('endereco_entrega', corpo.id)).toMatchObject({
      acao: 'CRIAR',
      dados: { cliente: dono.id, cidade: 'Campo Grande' },
    })
    await expect
      .poll(() => eventos)
      .toEqual([{ canal: 'private-clientes', evento: 'cliente-mudou', muda: ['enderecos'] }])
  })

  it('END-02 os seis campos bastam: a cidade pelo nome, com ou sem acento', async () => {
    const dono = await cenario.criar()
    const { ibge: _codigo, ...seis } = GALPAO
    const token = await teste.tokenDe('OPERADOR')
    const enviar = (corpo: Record<string, unknown>) =>
      teste.chamar(criarEnderecoDeEntrega, { token, params: { idCli: dono.id }, corpo })
    const { status, corpo } = await enviar({ ...seis, cidade: 'TRES LAGOAS' })
    expect([status, corpo.cidade, corpo.ibge]).toEqual([200, 'Três Lagoas', '5008305'])
    const { cidade: _nome, ...cinco } = seis
    for (const [errado, mensagem] of [
      [seis, MENSAGENS.cidadeDeOutroEstado],
      [cinco, MENSAGENS.obrigatorio],
    ] as const) {
      const { status: recusado, erro } = await enviar(errado)
      expect([recusado, erro.campos]).toEqual([422, { cidade: mensagem }])
    }
  })

  it('END-02 complemento e observação são livres', async () => {
    const dono = await cenario.criar()
    const { corpo } = await criar(dono.id, { complemento: undefined, obs: null })
    expect([corpo.complemento, corpo.obs]).toEqual([null, null])
  })

  it.each([
    ['cep', '7900200'],
    ['rua', ''],
    ['numero', 'x'.repeat(11)],
    ['complemento', 'x'.repeat(81)],
    ['bairro', '  '],
    ['estado', 'M'],
    ['ibge', '50027'],
    ['obs', 'x'.repeat(256)],
  ])('END-02 422 em %s', async (campo, valor) => {
    const dono = await cenario.criar()
    const { status, erro } = await criar(dono.id, { [campo]: valor })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it.each([
    ['uma cidade de outro estado', { estado: 'SP' }],
    ['uma cidade que não existe', { ibge: '5099999' }],
    ['um estado que não existe', { estado: 'XX' }],
  ])('END-02 GER-13 422 em ibge para %s', async (_caso, campos) => {
    const dono = await cenario.criar()
    const { status, erro } = await criar(dono.id, campos)
    expect([status, erro.campos]).toEqual([422, { ibge: MENSAGENS.cidadeDeOutroEstado }])
  })

  it('END-01 409 para o mesmo endereço do mesmo cliente, escrito de outro jeito; o de outro cliente serve', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    await criar(dono.id)
    const { status, erro } = await criar(dono.id, { rua: 'RUA DAS  FLORES', bairro: 'Sao Joao', obs: null })
    expect([status, erro.codigo]).toEqual([409, 'ENDERECO_JA_CADASTRADO'])
    expect((await criar(outro.id)).status).toBe(200)
    expect((await criar(dono.id, { numero: '11' })).status).toBe(200)
    expect(await lista(dono.id)).toHaveLength(2)
  })

  it('END-01 de dois que cadastram o mesmo ao mesmo tempo, um é recusado', async () => {
    const dono = await cenario.criar()
    const respostas = await Promise.all([criar(dono.id), criar(dono.id, {}, 'ADMIN')])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await lista(dono.id)).toHaveLength(1)
  })

  it('API-01 repetido com a mesma chave, cadastra uma vez', async () => {
    const dono = await cenario.criar()
    const headers = { 'idempotency-key': `endereco-${dono.id}-0123456789` }
    const respostas = [
      await criar(dono.id, {}, 'OPERADOR', headers),
      await criar(dono.id, {}, 'OPERADOR', headers),
    ]
    expect(respostas.map(({ status }) => status)).toEqual([200, 200])
    expect(respostas[1]?.corpo).toEqual(respostas[0]?.corpo)
    expect(await lista(dono.id)).toHaveLength(1)
  })

  it('END-01 409 a partir de um número que ninguém usa', async () => {
    const dono = await cenario.criar()
    const { rua: logradouro, bairro } = GALPAO
    const base = { clienteId: dono.id, cep: '79002000', logradouro, bairro, ibge: '5002704', uf: 'MS' }
    await teste
      .negocio()
      .banco.insert(enderecoEntrega)
      .values(
        Array.from({ length: MAXIMO_DE_ENDERECOS }, (_, i) => ({
          ...base,
          cidade: 'Campo Grande',
          numero: String(1000 + i),
        })),
      )
    const { status, erro } = await criar(dono.id)
    expect([status, erro.codigo]).toEqual([409, 'ENDERECOS_DEMAIS'])
  })

  it('PER-04 403 sem a ação; 404 para o cliente de outra pessoa; 401 sem sessão', async () => {
    const dono = await cenario.criar()
    expect((await criar(dono.id, {}, 'COLABORADOR')).status).toBe(403)
    expect((await criar(dono.id, {}, 'REPRESENTANTE')).status).toBe(404)
    const params = { idCli: dono.id }
    expect((await teste.chamar(criarEnderecoDeEntrega, { params, corpo: GALPAO })).status).toBe(401)
    const sua = await cenario.criar({ doRepresentante: true })
    expect((await criar(sua.id, {}, 'REPRESENTANTE')).status).toBe(200)
  })
})
