import { obterResposta } from '@balcao/dominio/respostas/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRespostas, NOVA } from '../../../test/cenario-de-respostas.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { PNG } from '../../../test/formulario.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { respostaAnexo } from './tabelas.ts'

describe('MES-05 guardar respostas prontas', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeRespostas>>
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    cenario = await cenarioDeRespostas(teste)
  })
  afterAll(() => teste.fechar())
  const obter = async (quem: 'OPERADOR' | 'GERENTE', idResposta: number) =>
    teste.chamar(obterResposta, { token: await teste.tokenDe(quem), params: { idResposta } })

  it('a própria é só de quem a escreveu, com anexo e história', async () => {
    const { status, corpo } = await cenario.criar('OPERADOR', {}, [{ nome: 'guia.png', conteudo: PNG }])
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ ...NOVA, usos: 0, edita: true, versao: 1, anexos: [{ nome: 'guia.png' }] })
    expect((await obter('OPERADOR', corpo.id)).status).toBe(200)
    expect((await obter('GERENTE', corpo.id)).status).toBe(404)
    const entradas = await cenario.banco.select().from(historico).where(eq(historico.entidade, 'resposta'))
    expect(entradas.at(-1)).toMatchObject({ acao: 'CRIAR', entidadeId: String(corpo.id) })
  })

  it('PAR-01 quantas próprias cada um tem é do negócio', async () => {
    const umaMais = () => cenario.criar('OPERADOR', { atalho: `limite-${Date.now()}` })
    expect(
      (
        await comParametros(teste, { maximoRespostasProprias: '1' }, async () => [
          await umaMais(),
          await umaMais(),
        ])
      ).map(({ erro }) => erro.codigo),
    ).toEqual([undefined, 'RESPOSTAS_DEMAIS'])
  })

  it('de todos, só quem gere; do setor, quem trabalha nele', async () => {
    expect((await cenario.criar('OPERADOR', { escopo: 'TODOS' })).status).toBe(403)
    const { corpo } = await cenario.criar('GERENTE', { escopo: 'TODOS' })
    expect((await obter('OPERADOR', corpo.id)).corpo.edita).toBe(false)
    expect((await cenario.alterar('OPERADOR', corpo.id, { escopo: 'MINHA', versao: 1 })).status).toBe(403)
    const [outro] = await cenario.banco
      .insert(setor)
      .values({ nome: `Setor ${Date.now()}` })
      .returning()
    expect((await cenario.criar('OPERADOR', { escopo: 'SETOR', setor: outro?.id ?? 0 })).status).toBe(403)
    const doSetor = await cenario.criar('GERENTE', { escopo: 'SETOR', setor: outro?.id ?? 0 })
    expect(doSetor.corpo.setor).toEqual({ id: outro?.id, nome: outro?.nome })
    expect((await obter('OPERADOR', doSetor.corpo.id)).status).toBe(404)
  })

  it.each([
    [{ texto: 'Olá {{ticket}}' }, { texto: 'Não há o que preencher em {{ticket}}.' }],
    [{ atalho: 'olá tudo' }, { atalho: 'Use só letras sem acento, números e hífen.' }],
    [{ escopo: 'SETOR' as const }, { setor: 'Campo obrigatório' }],
    [{ titulo: '' }, { titulo: 'Campo obrigatório' }],
    [{ tipo: 'PRIVADO' as const, aguardarCliente: true }, { aguardarCliente: expect.any(String) }],
    [{ anexos: [999_999] }, { anexos: 'O campo é inválido' }],
  ])('422 no campo: %j', async (mudado, campos) => {
    const { status, erro } = await cenario.criar('OPERADOR', mudado)
    expect({ status, campos: erro.campos }).toMatchObject({ status: 422, campos })
  })

  it('um atalho, uma resposta; e o arquivo é conferido pelo conteúdo', async () => {
    await cenario.criar('OPERADOR')
    const repetida = await cenario.criar('OPERADOR', { titulo: 'Outra', atalho: '/OLA' })
    expect(repetida.erro.campos).toEqual({ atalho: 'Este atalho já é de “Primeira resposta”.' })
    expect((await cenario.criar('GERENTE')).status).toBe(200)
    const falso = await cenario.criar('OPERADOR', { atalho: 'falso' }, [
      { nome: 'a.png', conteudo: Buffer.from('<script>') },
    ])
    expect([415, 422]).toContain(falso.status)
  })

  it('altera pela versão vista, troca os anexos; a cópia leva os mesmos arquivos', async () => {
    const { corpo } = await cenario.criar('OPERADOR', {}, [
      { nome: 'um.png', conteudo: PNG },
      { nome: 'dois.png', conteudo: PNG },
    ])
    const [um] = corpo.anexos
    const mudada = await cenario.alterar(
      'OPERADOR',
      corpo.id,
      { texto: 'Novo', versao: 1, anexos: [um?.id ?? 0], tipo: 'PUBLICO', aguardarCliente: true },
      [{ nome: 'tres.png', conteudo: PNG }],
    )
    expect(mudada.corpo).toMatchObject({ texto: 'Novo', versao: 2, tipo: 'PUBLICO', aguardarCliente: true })
    expect(mudada.corpo.anexos.map(({ nome }) => nome)).toEqual(['um.png', 'tres.png'])
    expect((await cenario.alterar('OPERADOR', corpo.id, { versao: 1 })).erro.codigo).toBe(
      'ALTERADO_POR_OUTRA_PESSOA',
    )
    const copia = await cenario.criar('OPERADOR', {
      atalho: 'copia',
      anexos: mudada.corpo.anexos.map(({ id }) => id),
    })
    expect(copia.corpo.anexos.map(({ nome }) => nome)).toEqual(['um.png', 'tres.png'])
    const guardados = await cenario.banco.select({ arquivo: respostaAnexo.arquivo }).from(respostaAnexo)
    expect(new Set(guardados.map(({ arquivo }) => arquivo)).size).toBe(2)
  })

  it('404 da que não há, 403 de quem não responde', async () => {
    expect((await cenario.alterar('OPERADOR', 999_999, { versao: 1 })).status).toBe(404)
    expect((await cenario.criar('REPRESENTANTE')).status).toBe(403)
  })
})
