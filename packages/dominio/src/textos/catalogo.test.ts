import { describe, expect, it } from 'vitest'
import {
  campoGravado,
  chaveGravada,
  chavesDasMensagens,
  exemplosDe,
  mensagemDescrita,
  partesDe,
  problemaDaParte,
  textosDa,
  variaveisDaParte,
} from './catalogo.ts'
import { escreverTexto } from './modelo.ts'

const TODAS = chavesDasMensagens.flatMap((chave) => partesDe(chave).map((parte) => [chave, parte] as const))

describe('ADM-08 os textos que saem do portal', () => {
  it.each(TODAS)('ADM-08 %s, %s: o de fábrica serve, e com os exemplos não sobra chave', (chave, parte) => {
    const { padrao } = mensagemDescrita(chave).partes[parte] ?? { padrao: '' }
    expect(problemaDaParte(chave, parte, padrao)).toBeNull()
    expect(escreverTexto(padrao, exemplosDe(chave, 'Aurora'))).not.toMatch(/[{}]/)
  })

  it.each(TODAS)('ADM-08 %s, %s: sem o que é exigido, é recusado', (chave, parte) => {
    const exigidas = variaveisDaParte(chave, parte).filter(({ exigida }) => exigida)
    if (exigidas.length > 0)
      expect(problemaDaParte(chave, parte, 'Sem nada')).toBe(
        `Falta {${exigidas[0]?.nome}}, sem o que a mensagem não serve.`,
      )
    else expect(problemaDaParte(chave, parte, 'Sem nada')).toBeNull()
  })

  it('ADM-08 o que diz em que partes existe diz partes que há; toda variável vai em alguma de fábrica ou pode ir', () => {
    for (const chave of chavesDasMensagens)
      for (const { em = [] } of Object.values(mensagemDescrita(chave).variaveis))
        expect(partesDe(chave)).toEqual(expect.arrayContaining([...em]))
  })

  it('ADM-08 cada parte é guardada em um lugar só, e o que já se guardava continua valendo', () => {
    const guardadas = TODAS.map(([chave, parte]) => chaveGravada(chave, parte))
    expect(new Set(guardadas).size).toBe(TODAS.length)
    expect(guardadas).toEqual(
      expect.arrayContaining(['SAC_saudacaoDoEmail', 'SAC_assinaturaDoEmail', 'SAC_textoDaConfirmacao']),
    )
    expect(campoGravado('SAC_saudacaoDoEmail')?.nome).toBe('Saudação')
    expect(campoGravado('SAC_inventada')).toBeNull()
  })

  it('ADM-08 a filial vence o negócio, que vence o de fábrica; o que não serviria conta como não escrito', () => {
    const gravado = (filialId: number | null, valor: string) => ({
      chave: chaveGravada('emailDoTicket', 'saudacao'),
      filialId,
      valor,
    })
    const saudacao = (gravados: ReturnType<typeof gravado>[], filialId: number | null) =>
      textosDa(gravados, 'emailDoTicket', filialId).saudacao
    const ditos = [gravado(null, 'Oi, {contato}'), gravado(2, 'Bom dia')]
    expect([saudacao([], 1), saudacao(ditos, 1), saudacao(ditos, 2), saudacao(ditos, null)]).toEqual([
      'Olá, {contato}.',
      'Oi, {contato}',
      'Bom dia',
      'Oi, {contato}',
    ])
    expect(saudacao([gravado(2, 'Oi, {fulano}'), gravado(null, 'Oi!')], 2)).toBe('Oi!')
  })

  it('ADM-08 o que sai sem filial não ouve nenhuma', () => {
    const chave = chaveGravada('convite', 'assunto')
    expect(textosDa([{ chave, filialId: 2, valor: 'Venha' }], 'convite', 2).assunto).toBe(
      'Convite para o portal da {negocio}',
    )
  })
})
