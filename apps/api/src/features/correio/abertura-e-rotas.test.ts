import { listarDestinatarios, reenviarCorreio } from '@balcao/dominio/correio/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { correioMensagem } from './tabelas.ts'

const MARIA = 'maria@cliente.com.br'

describe('ALC-01 o contato do ticket, da abertura ao reenvio', () => {
  const abertura = usarAbertura()
  const banco = () => abertura.teste.negocio().banco
  afterEach(async () => {
    await banco().delete(parametro)
    await abertura.teste.negocio().renovarParametros()
  })
  const abrir = async (mais: Record<string, unknown> = {}) => {
    const { corpo } = await abertura.enviar(await abertura.preencher('ELOGIO', mais))
    return abertura.linha(corpo.id)
  }

  it('ALC-01 o escolhido recebe o protocolo, uma vez, em mensagem automática', async () => {
    await cumprirTarefas(abertura.teste)
    const { id, contatoEmail } = await abrir({ contato: { nome: 'Maria', email: ' Maria@Cliente.com.br ' } })
    expect(contatoEmail).toBe(MARIA)
    const [carta, ...demais] = await cumprirTarefas(abertura.teste)
    expect(demais).toEqual([])
    expect(carta).toMatchObject({ para: MARIA, automatica: true })
    expect(carta?.texto).toContain('Olá, Maria.')
    // The answer that follows is a person's, and of the same conversation.
    const token = await abertura.teste.tokenDe('ADMIN')
    const escrever = { params: { idTicket: id }, token, corpo: { mensagem: 'Obrigado' } }
    await abertura.teste.chamar(escreverNoHistorico, escrever)
    const [resposta] = await cumprirTarefas(abertura.teste)
    expect(resposta).toMatchObject({
      automatica: false,
      emRespostaA: carta?.messageId,
      assunto: carta?.assunto,
    })
  })

  it('ALC-01 sem escolha vale o e-mail do cadastro; vazio é ninguém; o nosso, ou o que não é um, é recusado', async () => {
    const semEscolha = await abrir()
    const [daqui] = await banco()
      .select({ email: cliente.email })
      .from(cliente)
      .where(eq(cliente.id, semEscolha.clienteId ?? 0))
    expect(semEscolha.contatoEmail).toBe(daqui?.email.toLowerCase() || null)
    expect((await abrir({ contato: { nome: '', email: '' } })).contatoEmail).toBeNull()
    await abertura.guardarParametro(comPrefixo('enderecoDeResposta'), 'sac@aurora.com.br')
    for (const email of ['sac+x@aurora.com.br', 'nada']) {
      const corpo = await abertura.preencher('ELOGIO', { contato: { nome: '', email } })
      expect(await abertura.recusado(corpo)).toMatchObject({
        status: 422,
        campos: { 'contato.email': expect.any(String) },
      })
    }
  })

  it('PAR-01 a confirmação é da filial do ticket', async () => {
    const outra = await abertura.filialDoOperador(0)
    await banco()
      .insert(parametro)
      .values({ chave: comPrefixo('confirmaAberturaPorEmail'), filialId: outra, valor: 'N' })
    await abertura.teste.negocio().renovarParametros()
    await cumprirTarefas(abertura.teste)
    await abrir({ contato: { nome: 'Maria', email: MARIA } })
    expect(await cumprirTarefas(abertura.teste)).toEqual([])
  })

  it('ALC-01 os destinatários do cliente, o principal primeiro e cada endereço uma vez; 401, 403 e 404', async () => {
    const { idCli } = await abertura.compra()
    const pedir = async (quem: 'ADMIN' | 'CONSUMIDOR_FINAL', id = idCli) =>
      abertura.teste.chamar(listarDestinatarios, {
        params: { idCli: id },
        token: await abertura.teste.tokenDe(quem),
      })
    const { status, corpo } = await pedir('ADMIN')
    expect(status).toBe(200)
    expect(corpo.itens[0]?.principal).toBe(true)
    const enderecos = corpo.itens.map(({ email }) => email.toLowerCase())
    expect(new Set(enderecos).size).toBe(enderecos.length)
    expect((await pedir('CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await pedir('ADMIN', 999_999_999)).status).toBe(404)
  })

  it('ALC-01 reenviar: 403 para quem não pode, 404 do e-mail de outro ticket, 422 do endereço ruim', async () => {
    const [meu, outro] = [
      await abrir({ contato: { nome: '', email: MARIA } }),
      await abrir({ contato: { nome: '', email: MARIA } }),
    ]
    const [correio] = await banco()
      .update(correioMensagem)
      .set({ estado: 'RECUSADO' })
      .where(eq(correioMensagem.ticketId, meu.id))
      .returning()
    const pedir = async (idTicket: number, corpo: object, quem: 'ADMIN' | 'COLABORADOR' = 'ADMIN') =>
      abertura.teste.chamar(reenviarCorreio, {
        params: { idTicket, idCorreio: correio?.id ?? 0 },
        corpo,
        token: await abertura.teste.tokenDe(quem),
      })
    expect((await pedir(meu.id, {}, 'COLABORADOR')).status).toBe(403)
    expect((await pedir(outro.id, {})).status).toBe(404)
    expect((await pedir(meu.id, { para: 'nada' })).status).toBe(422)
    expect((await pedir(meu.id, { para: 'jo@cliente.com.br' })).status).toBe(200)
    expect((await pedir(meu.id, {})).status).toBe(409)
    expect((await cumprirTarefas(abertura.teste)).map(({ para }) => para)).toContain('jo@cliente.com.br')
  })
})
