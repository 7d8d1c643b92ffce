import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { SAC, usarCaixaDeEntrada } from '../../../../test/caixa-de-entrada.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { receberEmail } from '../../../../test/receber-email.ts'
import { clienteEmail } from '../../clientes/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { entrarCorreio } from './entrar.ts'

const fluxo = usarFluxo()
const NOSSO = 'mx.aurora.test'
const DIA_MS = 86_400_000
const carimbo = (resultado: string) => `${NOSSO};\r\n dmarc=${resultado} header.from=cliente.test`
const PASSOU = { 'Authentication-Results': carimbo('pass') }

describe('ALC-02 SEG-04 quem escreveu precisa de prova', () => {
  const { negocio, banco, receber, abrir, historico, ultima, tickets, enderecoDe, escrito } =
    usarCaixaDeEntrada(fluxo)
  const conferir = async () => {
    await banco()
      .insert(parametro)
      .values([{ chave: 'SAC_servidorQueConfereOEmail', filialId: 1, valor: NOSSO }])
    await negocio().renovarParametros()
  }
  const RITA = { From: 'Rita <rita@cliente.test>' }
  /** A ticket whose customer has Rita's address in the registration. */
  const deCliente = async () => {
    const aberto = await abrir()
    await banco().delete(clienteEmail).where(eq(clienteEmail.email, 'rita@cliente.test'))
    await banco()
      .insert(clienteEmail)
      .values({
        clienteId: Number(aberto.clienteId),
        email: 'rita@cliente.test',
        descricao: 'Compras',
        principal: false,
      } as never)
    return aberto
  }
  const decidir = (id: unknown, decisao: Parameters<typeof entrarCorreio>[1]['decisao']) =>
    banco()
      .execute(sql`update correio_recebida set estado = 'NA_FILA' where id = ${Number(id)}`)
      .then(() =>
        entrarCorreio(
          negocio(),
          { recebidaId: Number(id), ...(decisao && { decisao }) },
          { tentativa: 1, maximoDeTentativas: 1 },
          fluxo.teste.agora,
        ),
      )

  describe.each([
    ['sem servidor que confira', async () => undefined],
    ['com o servidor que confere, sem o carimbo dele', conferir],
  ])('%s', (_, preparar) => {
    beforeEach(preparar)

    it('o endereço do contato e o protocolo no assunto não entram no ticket: esperam, com o motivo e o protocolo', async () => {
      const { id, protocolo } = await abrir()
      const antes = [(await historico(id)).length, await tickets()]
      const escrita = formatarProtocolo(protocolo)
      for (const cabecalhos of [{}, { 'Auto-Submitted': 'auto-replied' }] as Record<string, string>[]) {
        const forjada = await receber('Mude o endereço', {
          Subject: `RES: [${escrita}] Caixa`,
          ...cabecalhos,
        })
        expect(forjada).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining(escrita) })
        expect(forjada.motivo).toContain('nada prova')
        expect(forjada.enviadas).toEqual([])
      }
      expect([(await historico(id)).length, await tickets()]).toEqual(antes)
    })

    it('o id de uma mensagem que não é nossa não prova, nem repetido por quem o inventa', async () => {
      const { id } = await abrir()
      await receber('Oi', { To: enderecoDe(id), 'Message-ID': '<do-cliente@x.test>' })
      const antes = (await historico(id)).length
      expect(await receber('Mude', { References: '<do-cliente@x.test>' })).toMatchObject({
        estado: 'DE_LADO',
      })
      expect((await historico(id)).length).toBe(antes)
    })

    it('a resposta de quem participa ao nosso Message-ID entra, e o nosso é sorteado', async () => {
      const { id } = await abrir()
      const ids: string[] = []
      for (const vez of ['Um', 'Dois']) ids.push((await escrito(id, vez)).messageId)
      expect(new Set(ids).size).toBe(2)
      for (const messageId of ids)
        expect(messageId).toMatch(/^<[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}@/)
      expect((await receber('Pode', { 'In-Reply-To': ids[0] ?? '' })).ticketId).toBe(id)
      expect((await receber('Pode', { References: ids[1] ?? '' })).ticketId).toBe(id)
    })

    it('a marca do endereço entra; a marca não faz do remetente um cliente', async () => {
      const { id } = await deCliente()
      expect((await receber('Pode', { ...RITA, To: enderecoDe(id) })).ticketId).toBe(id)
      const semCliente = await receber('Quero', { From: 'x@estranho.test' })
      const alheio = Number(semCliente.ticketId)
      await fluxo.mudar(alheio, { finalizadoEm: new Date(fluxo.teste.agora().getTime() - 400 * DIA_MS) })
      const continuada = await receber('Sou eu', { ...RITA, To: enderecoDe(alheio) })
      expect(await fluxo.linha(Number(continuada.ticketId))).toMatchObject({ clienteId: null })
    })

    it('uma pessoa que confere junta ao ticket, ou abre em nome do cliente', async () => {
      const { id, protocolo, clienteId } = await deCliente()
      const forjada = await receber('Sou eu', { Subject: formatarProtocolo(protocolo) })
      await decidir(forjada.id, { ticketId: id })
      expect(await ultima(id)).toMatchObject({ mensagem: 'Sou eu', tipo: 'PUBLICO' })
      const outra = await receber('Eu de novo', { ...RITA, Subject: formatarProtocolo(protocolo) })
      expect(outra.estado).toBe('DE_LADO')
      await decidir(outra.id, 'NOVO_TICKET')
      const { rows } = await banco().execute<{ ticket_id: string }>(
        sql`select ticket_id from correio_recebida where id = ${outra.id}`,
      )
      expect(await fluxo.linha(Number(rows[0]?.ticket_id))).toMatchObject({ clienteId })
    })

    it('tentar de novo não vale por prova', async () => {
      const { protocolo } = await abrir()
      const { id } = await receber('Sou eu', { Subject: formatarProtocolo(protocolo) })
      await decidir(id, undefined)
      const { rows } = await banco().execute<{ estado: string }>(
        sql`select estado from correio_recebida where id = ${id}`,
      )
      expect(rows).toEqual([{ estado: 'DE_LADO' }])
    })
  })

  it('novo, de um contato conhecido, sem quem confira: abre sem ser do cliente, e só a equipe lê de quem seria', async () => {
    await deCliente()
    const { ticketId, enviadas } = await receber('Mude o meu endereço', RITA)
    const id = Number(ticketId)
    expect(await fluxo.linha(id)).toMatchObject({
      clienteId: null,
      consumidorNome: 'Rita',
      consumidorEmail: 'rita@cliente.test',
    })
    const [aviso, ...outros] = (await historico(id)).filter(({ acao }) => acao === 'REMETENTE_SEM_PROVA')
    expect(outros).toEqual([])
    expect(aviso).toMatchObject({ tipo: 'PRIVADO', mensagem: expect.stringContaining('nada prova') })
    // The acknowledgement goes to the address that was written, and says nothing of the customer.
    expect(enviadas.map(({ para }) => para)).toEqual(['rita@cliente.test'])
    const estranho = await receber('Oi', { From: 'x@estranho.test' })
    const acoes = (await historico(Number(estranho.ticketId))).map(({ acao }) => acao)
    expect(acoes).not.toContain('REMETENTE_SEM_PROVA')
  })

  it('novo, de um contato conhecido, sem o carimbo de quem confere: espera; de um estranho, abre', async () => {
    await conferir()
    await deCliente()
    const antes = await tickets()
    expect(await receber('Oi', RITA)).toMatchObject({
      estado: 'DE_LADO',
      motivo: expect.stringContaining('é de um cliente'),
    })
    expect(await tickets()).toBe(antes)
    expect(await receber('Oi', { From: 'x@estranho.test' })).toMatchObject({ estado: 'NO_TICKET' })
  })

  it('com o carimbo que confirma: o protocolo entra no ticket, e o novo é do cliente', async () => {
    await conferir()
    const { id, protocolo, clienteId } = await deCliente()
    const escrita = `RES: ENC: [${formatarProtocolo(protocolo)}] Caixa`
    expect((await receber('c', { Subject: escrita, ...PASSOU })).ticketId).toBe(id)
    const nova = await receber('Oi', { ...RITA, ...PASSOU })
    expect(await fluxo.linha(Number(nova.ticketId))).toMatchObject({
      clienteId,
      consumidorNome: null,
      contatoEmail: 'rita@cliente.test',
    })
    const acoes = (await historico(Number(nova.ticketId))).map(({ acao }) => acao)
    expect(acoes).not.toContain('REMETENTE_SEM_PROVA')
  })

  describe('remetente forjado', () => {
    beforeEach(conferir)

    it('o que o servidor da caixa diz que falhou não entra em ticket nenhum: espera uma pessoa, com o motivo', async () => {
      const { id, protocolo } = await abrir()
      const antes = [(await historico(id)).length, await tickets()]
      for (const cabecalhos of [
        { To: enderecoDe(id) },
        { Subject: formatarProtocolo(protocolo) },
        { To: SAC },
        { To: enderecoDe(id), 'Auto-Submitted': 'auto-replied' },
      ] as Record<string, string>[]) {
        const forjada = await receber('Mude o endereço', {
          'Authentication-Results': carimbo('fail'),
          ...cabecalhos,
        })
        expect(forjada).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('forjado') })
        expect(forjada.enviadas).toEqual([])
      }
      expect([(await historico(id)).length, await tickets()]).toEqual(antes)
    })

    it('um carimbo forjado abaixo do da caixa não vale, nem o de outro servidor, nem em outra filial', async () => {
      const { id } = await abrir()
      const com = (carimbos: string[], filial = 1) =>
        receberEmail(
          fluxo.teste,
          `${carimbos.map((valor) => `Authentication-Results: ${valor}\r\n`).join('')}${escreverEmail('Oi', { To: enderecoDe(id) })}`,
          filial,
        )
      expect((await com([carimbo('fail'), carimbo('pass')])).estado).toBe('DE_LADO')
      expect((await com([carimbo('pass'), carimbo('fail')])).ticketId).toBe(id)
      expect((await com(['mx.outro.test; dmarc=fail'])).ticketId).toBe(id)
      expect((await com([])).ticketId).toBe(id)
      expect((await com([carimbo('fail')], 2)).ticketId).toBe(id)
    })

    it('uma pessoa que confere decide', async () => {
      const { id } = await abrir()
      const { id: recebidaId } = await receber('Sou eu', { 'Authentication-Results': carimbo('fail') })
      await decidir(recebidaId, { ticketId: id })
      expect(await ultima(id)).toMatchObject({ mensagem: 'Sou eu', tipo: 'PUBLICO' })
    })
  })
})
