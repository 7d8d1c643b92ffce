import {
  baixarDocumento,
  CAMPO_DO_DOCUMENTO,
  enviarDocumento,
  excluirDocumento,
  listarDocumentacao,
} from '@balcao/dominio/documentacao/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { atividade } from '../atividades/tabelas.ts'
import { MAXIMO_DE_DOCUMENTOS } from './queries.ts'
import { clienteDocumento } from './tabelas.ts'

const MB = 1024 * 1024

describe('documentos de um cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  type Envio = { nome?: string; conteudo?: Buffer; quem?: TipoDeUsuario; chave?: string }
  const enviar = async (idCli: number, campos: Record<string, string> = {}, envio: Envio = {}) => {
    const { nome = 'alvará.png', conteudo = PNG, quem = 'OPERADOR', chave } = envio
    const { corpo, headers } = await montarFormulario(
      { tipo: 'ALVARA', ...campos },
      [{ nome, conteudo }],
      CAMPO_DO_DOCUMENTO,
    )
    return teste.chamar(enviarDocumento, {
      token: await teste.tokenDe(quem),
      params: { idCli },
      corpo,
      headers: { ...headers, ...(chave && { 'idempotency-key': chave }) },
    })
  }
  const listar = async (idCli: number, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarDocumentacao, { token: await teste.tokenDe(quem), params: { idCli } })
  const baixar = async (idCli: number, idDoc: number, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(baixarDocumento, { token: await teste.tokenDe(quem), params: { idCli, idDoc } })
  const excluir = async (idCli: number, idDoc: number, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(excluirDocumento, { token: await teste.tokenDe(quem), params: { idCli, idDoc } })
  const gravado = async (id: number) => {
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(clienteDocumento)
      .where(eq(clienteDocumento.id, id))
    return linha
  }
  const ultimaAtividade = async (clienteId: number) => {
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(atividade)
      .where(eq(atividade.clienteId, clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    return linha
  }
  const daqui = (dias: number) => somarDias(hojeEm(teste.agora()), dias)

  it('CAD-12 guarda com tipo e validade, com histórico, atividade e notícia; baixa-se como foi enviado', async () => {
    const eventos = await ouvirMudancas(teste)
    const dono = await cenario.criar()
    const { status, corpo } = await enviar(dono.id, { validade: daqui(400) })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id: expect.any(Number),
      tipo: 'ALVARA',
      nome: 'alvará.png',
      midia: 'image/png',
      tamanho: PNG.length,
      validade: daqui(400),
      situacao: 'VALIDO',
      enviadoEm: expect.any(String),
      enviadoPor: expect.any(String),
    })
    expect((await listar(dono.id)).corpo.itens).toEqual([corpo])
    const arquivo = await baixar(dono.id, corpo.id)
    expect([arquivo.status, arquivo.headers['content-type']]).toEqual([200, 'image/png'])
    expect(arquivo.bruta.rawPayload).toEqual(PNG)
    expect(arquivo.headers['content-disposition']).toContain("filename*=UTF-8''alvar%C3%A1.png")
    expect(await cenario.ultimoHistorico('cliente_documento', corpo.id)).toMatchObject({
      acao: 'CRIAR',
      dados: { cliente: dono.id, nome: 'alvará.png', tipo: 'ALVARA' },
    })
    expect(await ultimaAtividade(dono.id)).toMatchObject({
      tipo: 'CADASTRO',
      historico: 'Documento incluído: Alvará ou licença',
    })
    await expect
      .poll(() => eventos)
      .toEqual([{ canal: 'private-clientes', evento: 'cliente-mudou', muda: ['documentacao', 'atividades'] }])
  })

  it('CAD-12 os que vencem antes primeiro, cada um com a sua situação; o sem validade por último', async () => {
    const dono = await cenario.criar()
    const validades = {
      sem: '',
      valido: daqui(31),
      vencendo: daqui(30),
      ultimo: daqui(0),
      vencido: daqui(-1),
    }
    for (const [nome, validade] of Object.entries(validades))
      await enviar(dono.id, validade ? { validade } : {}, { nome: `${nome}.png` })
    const { corpo } = await listar(dono.id)
    expect(corpo.itens.map(({ nome, situacao }) => [nome, situacao])).toEqual([
      ['vencido.png', 'VENCIDO'],
      ['ultimo.png', 'VENCENDO'],
      ['vencendo.png', 'VENCENDO'],
      ['valido.png', 'VALIDO'],
      ['sem.png', 'SEM_VALIDADE'],
    ])
    await cenario.comParametro('documentoVenceDias', '5', dono.filialId, async () => {
      const { corpo: agora } = await listar(dono.id)
      expect(agora.itens[2]?.situacao).toBe('VALIDO')
    })
  })

  it('GER-14 recusa o que não é o que o nome diz, o formato que não se aceita e o grande demais', async () => {
    const dono = await cenario.criar()
    const envios: [Envio, number][] = [
      [{ nome: 'alvara.pdf' }, 415],
      [{ nome: 'alvara.exe' }, 415],
      [{ nome: 'alvara.png', conteudo: Buffer.from('<html>') }, 415],
      [{ conteudo: Buffer.concat([PNG, Buffer.alloc(6 * MB)]) }, 413],
    ]
    for (const [envio, esperado] of envios)
      expect([envio.nome, (await enviar(dono.id, {}, envio)).status]).toEqual([envio.nome, esperado])
    await cenario.comParametro('tamanhoMaximoArquivoMb', '1', dono.filialId, async () => {
      const conteudo = Buffer.concat([PNG, Buffer.alloc(2 * MB)])
      expect((await enviar(dono.id, {}, { conteudo })).status).toBe(413)
      const deOutra = await cenario.criar({ filial: 1 })
      expect((await enviar(deOutra.id, {}, { conteudo })).status).toBe(200)
    })
    expect((await listar(dono.id)).corpo.itens).toEqual([])
  })

  it('CAD-12 422 sem arquivo, sem tipo, com validade que não é data', async () => {
    const dono = await cenario.criar()
    const semArquivo = await teste.chamar(enviarDocumento, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idCli: dono.id },
      corpo: { tipo: 'OUTRO' },
    })
    expect([semArquivo.status, semArquivo.erro.campos]).toEqual([422, { arquivo: MENSAGENS.obrigatorio }])
    for (const [campo, valor] of Object.entries({ tipo: 'RECEITA', validade: '2026-02-30' })) {
      const { status, erro } = await enviar(dono.id, { [campo]: valor })
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
    }
  })

  it('API-01 repetido com a mesma chave, guarda uma vez', async () => {
    const dono = await cenario.criar()
    const chave = `documento-${dono.id}-0123456789`
    const primeira = await enviar(dono.id, {}, { chave })
    const segunda = await enviar(dono.id, {}, { chave })
    expect([segunda.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect((await listar(dono.id)).corpo.itens).toHaveLength(1)
  })

  it('CAD-12 o que falha depois não deixa arquivo para trás', async () => {
    const dono = await cenario.criar()
    const { armazem } = teste.negocio()
    const original = { ...armazem }
    const gravados: string[] = []
    armazem.gravar = async (chave, ...resto) => {
      gravados.push(chave)
      await original.gravar(chave, ...resto)
      throw new Error('disco cheio')
    }
    try {
      expect((await enviar(dono.id)).status).toBe(500)
    } finally {
      Object.assign(armazem, original)
    }
    expect(gravados).toHaveLength(1)
    for (const chave of gravados) expect(await armazem.abrir(chave)).toBeNull()
    expect((await listar(dono.id)).corpo.itens).toEqual([])
  })

  it('CAD-12 exclui, com histórico e atividade; os outros ficam', async () => {
    const dono = await cenario.criar()
    const { corpo: um } = await enviar(dono.id)
    const { corpo: dois } = await enviar(dono.id, { tipo: 'OUTRO' })
    const { arquivo = '' } = (await gravado(um.id)) ?? {}
    const { status, corpo } = await excluir(dono.id, um.id)
    expect([status, corpo.itens.map(({ id }) => id)]).toEqual([200, [dois.id]])
    expect(await cenario.ultimoHistorico('cliente_documento', um.id)).toMatchObject({
      acao: 'EXCLUIR',
      dados: { nome: 'alvará.png', arquivo },
    })
    expect((await ultimaAtividade(dono.id))?.historico).toBe('Documento excluído: Alvará ou licença')
    expect((await baixar(dono.id, um.id)).status).toBe(404)
    expect((await baixar(dono.id, dois.id)).status).toBe(200)
    expect((await excluir(dono.id, um.id)).status).toBe(404)
  })

  it('CAD-12 409 a partir de um número que ninguém usa', async () => {
    const dono = await cenario.criar()
    const base = { clienteId: dono.id, tipo: 'OUTRO', nomeExibicao: 'x.png', midia: 'image/png' } as const
    await teste
      .negocio()
      .banco.insert(clienteDocumento)
      .values(
        Array.from({ length: MAXIMO_DE_DOCUMENTOS }, (_, i) => ({
          ...base,
          arquivo: `documentos/${dono.id}-${i}.png`,
          tamanho: 1,
          criadoEm: teste.agora(),
        })),
      )
    const { status, erro } = await enviar(dono.id)
    expect([status, erro.codigo]).toEqual([409, 'DOCUMENTOS_DEMAIS'])
  })

  it('PER-01 404 para o documento de outro cliente e o cliente de outra pessoa; 401; 403 sem a ação', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const { corpo: documento } = await enviar(dono.id)
    expect((await baixar(outro.id, documento.id)).status).toBe(404)
    expect((await excluir(outro.id, documento.id)).status).toBe(404)
    expect((await listar(dono.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await baixar(dono.id, documento.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await enviar(dono.id, {}, { quem: 'REPRESENTANTE' })).status).toBe(404)
    expect((await excluir(dono.id, documento.id, 'REPRESENTANTE')).status).toBe(404)
    const params = { idCli: dono.id, idDoc: documento.id }
    for (const contrato of [listarDocumentacao, baixarDocumento, excluirDocumento, enviarDocumento])
      expect((await teste.chamar(contrato, { params })).status).toBe(401)
    expect((await enviar(dono.id, {}, { quem: 'COLABORADOR' })).status).toBe(403)
    expect((await excluir(dono.id, documento.id, 'COLABORADOR')).status).toBe(403)
    await cenario.semAcao('SUPERVISOR', ['CLIENTE_DOCUMENTOS'], async () => {
      expect((await listar(dono.id, 'SUPERVISOR')).status).toBe(403)
      expect((await baixar(dono.id, documento.id, 'SUPERVISOR')).status).toBe(403)
    })
    expect((await baixar(dono.id, documento.id)).status).toBe(200)
  })
})
