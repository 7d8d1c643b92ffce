import { ERROS } from '@balcao/dominio/erros'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { formatarLinhaDigitavel, linhaDigitavel } from '@balcao/dominio/titulos/boleto'
import type { Titulo } from '@balcao/dominio/titulos/contratos'
import { encargosDoTitulo } from '@balcao/dominio/titulos/encargos'
import { pixDeHoje } from '@balcao/dominio/titulos/pix'
import { impedimentoDoBoleto } from '@balcao/dominio/titulos/segunda-via'
import { diasParaVencer, situacaoDoTitulo } from '@balcao/dominio/titulos/situacao'
import type { TituloComPartes } from './queries.ts'
import { regrasDeEncargos } from './regras-de-encargos.ts'

export function apresentarTitulo(
  linha: TituloComPartes,
  hoje: string,
  parametros: ParametrosDaFilial,
): Titulo {
  const { id, parcela, grupo, filial, valor, pagoEm, valorPago, codigoBarras, pix, nota } = linha
  const dtVenc = linha.dataVencimento
  const situacao = situacaoDoTitulo({ ...linha, dtVenc }, hoje)
  const aberto = situacao === 'ATIVO' || situacao === 'VENCIDO'
  const impedimento = impedimentoDoBoleto(
    { ...linha, dtVenc, contaDeCobranca: linha.contaDeCobrancaId },
    { hoje, diasMaximos: parametros.diasMaximosSegundaVia },
  )
  // A title that no bank registered may still be paid by PIX; one that is too late by neither.
  const pagavelPorPix = impedimento === null || impedimento === 'BOLETO_INDISPONIVEL'
  const { total } = encargosDoTitulo({ valor, dtVenc }, hoje, regrasDeEncargos(parametros))
  return {
    id,
    nro: linha.numero,
    parcela,
    idFil: filial.id,
    filial: { idFil: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
    grupo,
    descCob: linha.cobranca,
    dtEmi: linha.dataEmissao,
    dtVenc,
    dtVencOriginal: linha.vencimentoOriginal === dtVenc ? null : linha.vencimentoOriginal,
    dias: aberto ? diasParaVencer(dtVenc, hoje) : null,
    situacao,
    valor: Number(valor),
    valorAtualizado: aberto ? total.toNumber() : Number(valor),
    pagoEm,
    valorPago: valorPago === null ? null : Number(valorPago),
    boleto: impedimento === null,
    semBoleto: impedimento && ERROS[impedimento].mensagem,
    codBarras:
      impedimento === null && codigoBarras ? formatarLinhaDigitavel(linhaDigitavel(codigoBarras)) : null,
    pix: pagavelPorPix && pix !== null ? pixDeHoje(pix, { valor, total }) : null,
    nota: nota && { id: nota.id, numNf: nota.numero },
  }
}
