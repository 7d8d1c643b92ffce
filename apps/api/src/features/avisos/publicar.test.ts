import { CONTAS_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { canaisDoPublico } from '@balcao/dominio/avisos/canais'
import { publicarAviso, TAMANHO_DO_AVISO } from '@balcao/dominio/avisos/contratos'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, permissaoDaPessoa } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { aviso } from './tabelas.ts'

const TEXTO = { titulo: 'Feriado', mensagem: 'Não haverá entregas.\nBom descanso!' }

describe('POST /sac/avisos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  // Each call from its own address: the limit per minute is not what these tests are about.
  let chamadas = 0
  const publicar = async (corpo: object, tipo: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(publicarAviso, {
      token: await teste.tokenDe(tipo),
      corpo: { ...TEXTO, ...corpo },
      ip: `10.0.0.${++chamadas}`,
    })

  it('API-11 publica para todos, com histórico; quem publica já leu', async () => {
    const { status, corpo } = await publicar({ titulo: '  Feriado  ', importante: true })
    expect(status).toBe(200)
    const [paraOperador] = (await cenario.ver('OPERADOR')).corpo.itens
    expect(paraOperador).toMatchObject({ ...TEXTO, id: corpo.id, importante: true, lido: false })
    const [paraGerente] = (await cenario.ver('GERENTE')).corpo.itens
    expect(paraGerente).toMatchObject({ id: corpo.id, lido: true })
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'aviso'), eq(historico.entidadeId, String(corpo.id))))
    expect(linha).toMatchObject({
      acao: 'PUBLICAR',
      dados: { titulo: 'Feriado', tipos: null, filialId: null },
    })
  })

  it.each([
    ['para todos', {}, null],
    ['para um tipo', { tipos: ['OPERADOR'] }, ['OPERADOR']],
    ['para dois tipos, um repetido', { tipos: ['OPERADOR', 'ADMIN', 'ADMIN'] }, ['ADMIN', 'OPERADOR']],
    ['com todos os tipos marcados', { tipos: tiposDeUsuario }, null],
  ] as const)('SHL-06 %s, só os canais do público ouvem, só o id', async (_caso, publico, tipos) => {
    const eventos = await ouvirEventos(teste)
    const { corpo } = await publicar(publico)
    await expect
      .poll(() => eventos)
      .toEqual(
        canaisDoPublico({ tipos, filialId: null }).map((canal) => ({
          canal,
          evento: 'aviso-publicado',
          dados: { id: corpo.id },
        })),
      )
  })

  it('SHL-06 para uma filial, só quem é dela ouve e vê', async () => {
    const [dele = 0] = await cenario.filiaisDe('REPRESENTANTE')
    const alheia = (await cenario.filiaisDe('ADMIN')).at(-1) ?? 0
    const eventos = await ouvirEventos(teste)
    const { corpo } = await publicar({ idFil: dele })
    const { corpo: outro } = await publicar({ idFil: alheia })
    expect((await cenario.ver('REPRESENTANTE')).corpo.itens.map(({ id }) => id)).toEqual([corpo.id])
    expect((await cenario.ver('ADMIN')).corpo.itens.map(({ id }) => id)).toEqual([outro.id, corpo.id])
    await expect
      .poll(() => eventos.map(({ canal }) => canal))
      .toEqual([dele, alheia].flatMap((filialId) => canaisDoPublico({ tipos: null, filialId })))
  })

  it.each([
    [{ titulo: '   ' }, 'titulo', 'Campo obrigatório'],
    [{ titulo: 'x'.repeat(TAMANHO_DO_AVISO.titulo + 1) }, 'titulo', 'Informe no máximo 120 caracteres'],
    [{ mensagem: undefined }, 'mensagem', 'Campo obrigatório'],
    [
      { mensagem: 'x'.repeat(TAMANHO_DO_AVISO.mensagem + 1) },
      'mensagem',
      'Informe no máximo 2.000 caracteres',
    ],
    [{ tipos: ['VISITANTE'] }, 'tipos.0', 'O campo é inválido'],
    [{ importante: 'sim' }, 'importante', 'O campo é inválido'],
    [{ idFil: 999_999 }, 'idFil', 'O campo é inválido'],
  ])('API-11 422 no campo: %#', async (corpo, campo, mensagem) => {
    const { status, erro } = await publicar(corpo)
    expect([status, erro.campos]).toEqual([422, { [campo]: mensagem }])
    expect(await teste.negocio().banco.$count(aviso)).toBe(0)
  })

  it('PER-01 quem só vê filiais publica para as suas', async () => {
    const { banco } = teste.negocio()
    const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')?.cpf ?? ''
    const [pessoa] = await banco
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.cpf, cpf))
    const dele = { colaboradorId: pessoa?.id ?? 0, acao: 'AVISO_PUBLICAR', autorizado: true } as const
    await banco.insert(permissaoDaPessoa).values(dele)
    const suas = await cenario.filiaisDe('REPRESENTANTE')
    const alheia = (await cenario.filiaisDe('ADMIN')).find((id) => !suas.includes(id))
    await expect.poll(async () => (await publicar({ idFil: suas[0] }, 'REPRESENTANTE')).status).toBe(200)
    const { status, erro } = await publicar({ idFil: alheia }, 'REPRESENTANTE')
    expect([status, erro.campos]).toEqual([422, { idFil: 'O campo é inválido' }])
    await banco.delete(permissaoDaPessoa).where(eq(permissaoDaPessoa.colaboradorId, dele.colaboradorId))
    await expect.poll(async () => (await publicar({}, 'REPRESENTANTE')).status).toBe(403)
  })

  it('API-11 422 para uma filial que foi desativada', async () => {
    const { banco } = teste.negocio()
    const ultima = (await cenario.filiaisDe('ADMIN')).at(-1) ?? 0
    await banco.update(filial).set({ ativa: false }).where(eq(filial.id, ultima))
    expect((await publicar({ idFil: ultima })).status).toBe(422)
    await banco.update(filial).set({ ativa: true }).where(eq(filial.id, ultima))
  })

  it.each(tiposDeUsuario)('PER-01 %s publica só se pode', async (tipo) => {
    const { status } = await publicar({}, tipo)
    expect(status).toBe(['ADMIN', 'GERENTE'].includes(tipo) ? 200 : 403)
  })

  it('TIC-13 o mesmo aviso enviado de novo, até em paralelo, é um aviso só; mudado, é outro', async () => {
    const token = await teste.tokenDe('GERENTE')
    const corpo = { titulo: 'Enviado mais de uma vez', mensagem: 'Texto igual.', tipos: ['OPERADOR'] }
    const enviar = (extra = {}) => teste.chamar(publicarAviso, { token, corpo: { ...corpo, ...extra } })
    const cpf = CONTAS_DEMO.find(({ tipo }) => tipo === 'GERENTE')?.cpf ?? ''
    const respostas = await enquantoPreso(
      teste.negocio().banco,
      (tx) => tx.select().from(colaborador).where(eq(colaborador.cpf, cpf)).for('update'),
      [1, 2, 3].map(() => () => enviar()),
    )
    expect(new Set(respostas.map((resposta) => resposta.corpo.id)).size).toBe(1)
    const [{ corpo: igual }, { corpo: outro }] = [await enviar(), await enviar({ tipos: ['SUPERVISOR'] })]
    expect(igual.id).toBe(respostas[0]?.corpo.id)
    expect(outro.id).not.toBe(igual.id)
  })

  it('AUT-10 401 sem sessão', async () => {
    expect((await teste.chamar(publicarAviso, { corpo: TEXTO })).status).toBe(401)
  })
})
