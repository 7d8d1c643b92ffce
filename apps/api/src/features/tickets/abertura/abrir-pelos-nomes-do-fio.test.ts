import { TIPOS } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { PNG } from '../../../../test/formulario.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

async function tipoDe(chave: string): Promise<TipoDeTicketNoFio> {
  const tipo = abertura.tipos.get(chave)
  if (!tipo) throw new Error(`o tipo ${chave} não está no catálogo`)
  return tipo
}

/** The state of the wizard as ENT-01 and ENT-03 name it, and nothing by any other name. */
async function estado(chave: string, motivosComo: 'ids' | 'objetos' = 'objetos') {
  const tipo = await tipoDe(chave)
  const { idCli, idFil, nota, itens } = await abertura.compra(2)
  const [deQuem] = await banco().select().from(cliente).where(eq(cliente.id, idCli))
  const [onde] = await banco().select().from(filial).where(eq(filial.id, idFil))
  const [quemLeva] = await banco().select().from(transportadora).where(eq(transportadora.id, 2))
  const carrega = { id: 2, razSoc: quemLeva?.razaoSocial }
  const motivos: Record<string, unknown> = {}
  for (let nivel = 1, opcoes = tipo.motivos.itens; opcoes[0] && nivel <= 5; nivel++) {
    motivos[`motivo${nivel}`] = motivosComo === 'ids' ? opcoes[0].id : { ...opcoes[0], obs: 'Assim veio' }
    opcoes = opcoes[0].subnivel.itens
  }
  const corpo = {
    menu: { key: tipo.menu?.key, description: tipo.menu?.description },
    tipo,
    idTipo: tipo.id,
    assunto: 'Caixa amassada',
    ...motivos,
    cliente: { id: idCli, cnpj: deQuem?.documento, razSoc: deQuem?.razaoSocial, fant: deQuem?.fantasia },
    filial: { idFil, razSoc: onde?.razaoSocial },
    origem: 'SAC',
    consumidorFinal: null,
    transportadora: carrega,
    transportadora_id: 2,
    mensagem: 'A caixa chegou amassada.',
    representante_id: null,
    responsavel_prorrogacao: 'TRANSPORTADORA',
    responsavel_prorrogacao_id: 2,
    dias_atraso_prorrogacao: 3,
    itens: itens.map((item) => ({
      produto_id: item.id,
      motivo_id: 1,
      nfe: nota.numero,
      descricao: item.descricao,
      qtd_comprada: Number(item.quantidade),
      qtd_solicitada: 1,
      obs: '',
    })),
    itensAvulsos: [
      { produto_id: 1, descricao: 'Arroz', codigo_barras: '7890000000017' },
      { id: 2, display: 'F01 - Feijão' },
    ],
    notas: [{ numNf: nota.numero, transportadora: carrega }],
  }
  return { corpo, tipo, nota, idCli, idFil }
}

/** A form has no way to say 'nothing': what is null does not travel. */
const semNulos = (valor: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(valor).filter(([, parte]) => parte !== null))

describe('ENT-01 ENT-03 API-02 abrir pelos nomes da especificação', () => {
  it.each(TIPOS.flatMap(({ chave }) => [[chave, 'JSON'] as const, [chave, 'multipart'] as const]))(
    '%s em %s',
    async (chave, como) => {
      const { corpo, tipo, nota, idCli, idFil } = await estado(chave, como === 'JSON' ? 'objetos' : 'ids')
      const resposta =
        como === 'JSON'
          ? await abertura.enviar({ ...corpo, arquivos: [], todosArquivos: [] })
          : await abertura.enviarComArquivos(semNulos(corpo), [{ nome: 'foto.png', conteudo: PNG }])
      expect([resposta.status, resposta.erro.campos]).toEqual([200, undefined])
      const { data } = resposta.corpo
      expect(data.message).toMatch(/aberto com sucesso$/)
      expect(await abertura.linha(data.id)).toMatchObject({
        tipoId: tipo.id,
        clienteId: idCli,
        filialId: idFil,
        assunto: 'Caixa amassada',
        transportadoraId: tipo.usa_transportadora > 0 ? 2 : null,
      })
      const { notas, itens, motivos, anexos, prorrogacao } = await abertura.partes(data.id)
      expect(notas.map(({ notaId }) => notaId)).toEqual(tipo.usa_nota > 0 ? [nota.id] : [])
      expect(itens.filter(({ origem }) => origem === 'AVULSO').map(({ produtoId }) => produtoId)).toEqual(
        tipo.usa_produto > 0 ? [1, 2] : [],
      )
      if (tipo.usa_nota_produto > 0) expect(itens.map(({ notaId }) => notaId)).toEqual([nota.id, nota.id])
      expect(motivos.length).toBeGreaterThan(0)
      expect(anexos).toHaveLength(como === 'JSON' ? 0 : 1)
      expect(prorrogacao?.transportadoraId ?? null).toBe(tipo.usa_prorrogacao > 0 ? 2 : null)
    },
  )

  it('o representante que atrasou, por representante_id', async () => {
    const { corpo } = await estado('PRORROGACAO_BOLETO')
    const representante_id = await abertura.idDaConta('REPRESENTANTE')
    const { corpo: aberto } = await abertura.enviar({
      ...corpo,
      ...{ responsavel_prorrogacao: 'REPRESENTANTE', responsavel_prorrogacao_id: null, representante_id },
    })
    expect((await abertura.partes(aberto.data.id)).prorrogacao?.representanteId).toBe(representante_id)
  })
})

describe('ENT-03 a nota pelo número', () => {
  const recusa = async (corpo: object) => (await abertura.recusado({ ...corpo })).campos

  it('de outra filial ou de outro cliente com o mesmo número, não é esta', async () => {
    const { corpo, nota, idCli } = await estado('SEGUNDA_VIA')
    const outraFilial = await abertura.filialDoOperador(1)
    await banco()
      .insert(clienteFilial)
      .values({ clienteId: idCli, filialId: outraFilial })
      .onConflictDoNothing()
    const gemea = await abertura.criarNota(idCli, outraFilial, 1)
    await banco().update(notaFiscal).set({ numero: nota.numero }).where(eq(notaFiscal.id, gemea.nota.id))
    const { status, corpo: aberto } = await abertura.enviar(corpo)
    expect(status).toBe(200)
    expect((await abertura.partes(aberto.id)).notas.map(({ notaId }) => notaId)).toEqual([nota.id])
    const la = await abertura.enviar({ ...corpo, filial: { idFil: outraFilial } })
    expect((await abertura.partes(la.corpo.id)).notas.map(({ notaId }) => notaId)).toEqual([gemea.nota.id])
  })

  it('de duas séries da mesma filial, é preciso dizer qual', async () => {
    const { corpo, nota, idCli, idFil } = await estado('SEGUNDA_VIA')
    const { nota: outra } = await abertura.criarNota(idCli, idFil, 1)
    await banco()
      .update(notaFiscal)
      .set({ numero: nota.numero, serie: 10 })
      .where(eq(notaFiscal.id, outra.id))
    expect(await recusa(corpo)).toEqual({
      'notas.0.numNf': 'Há mais de uma nota fiscal com este número nesta filial. Informe o id da nota.',
    })
    const { corpo: aberto } = await abertura.enviar({ ...corpo, notas: [{ id: outra.id }] })
    expect((await abertura.partes(aberto.id)).notas.map(({ notaId }) => notaId)).toEqual([outra.id])
  })

  it('que não existe, ou duas vezes', async () => {
    const { corpo, nota } = await estado('SEGUNDA_VIA')
    expect(await recusa({ ...corpo, notas: [{ numNf: 999_999_999 }] })).toEqual({
      'notas.0.numNf': 'O campo é inválido',
    })
    expect(await recusa({ ...corpo, notas: [{ numNf: nota.numero }, { id: nota.id }] })).toEqual({
      'notas.1.id': 'O campo é inválido',
    })
  })

  it('a recusa fala do campo como ele veio', async () => {
    const { corpo } = await estado('AVARIA')
    expect(await recusa({ ...corpo, cliente: { id: 999_999 } })).toEqual({
      'cliente.id': 'O campo é inválido',
    })
    expect(await recusa({ ...corpo, filial: { idFil: 999_999 } })).toEqual({
      'filial.idFil': 'O campo é inválido',
    })
    expect(await recusa({ ...corpo, idTipo: undefined, tipo: { id: 999_999, chave: 'NENHUM' } })).toEqual({
      'tipo.id': 'O campo é inválido',
    })
    expect(await recusa({ ...corpo, transportadora_id: null, transportadora: { id: 999_999 } })).toEqual({
      'transportadora.id': 'O campo é inválido',
    })
    expect(await recusa({ ...corpo, idCli: 1 })).toEqual({ 'cliente.id': 'O campo é inválido' })
  })
})
