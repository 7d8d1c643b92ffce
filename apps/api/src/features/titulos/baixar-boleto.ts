import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { baixarBoleto } from '@balcao/dominio/titulos/contratos'
import { impedimentoDoBoleto } from '@balcao/dominio/titulos/segunda-via'
import { enviarArquivo } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import { montarBoletoImpresso } from './boleto/boleto-impresso.ts'
import { desenharBoleto } from './boleto/desenhar-boleto.ts'
import { boletoVisivelPorId } from './queries.ts'

export const rotaBaixarBoleto = rota(
  baixarBoleto,
  async ({ params, sessao, negocio, resposta, agora, tx }) => {
    const encontrado = await boletoVisivelPorId(tx, sessao, params.id)
    if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { titulo, conta } = encontrado
    const hoje = hojeEm(agora)
    const parametros = negocio.parametros(titulo.filialId)
    const impedimento = impedimentoDoBoleto(
      { ...titulo, dtVenc: titulo.dataVencimento, contaDeCobranca: conta },
      { hoje, diasMaximos: parametros.diasMaximosSegundaVia },
    )
    const { codigoBarras } = titulo
    if (impedimento || !conta || codigoBarras === null)
      throw new ErroDeNegocio(impedimento ?? 'BOLETO_INDISPONIVEL')
    const impresso = montarBoletoImpresso({ ...encontrado, conta, codigoBarras }, hoje, parametros)
    const conteudo = await desenharBoleto(impresso, agora)
    const nome = `boleto-${titulo.numero.replace(/[^\w]+/g, '-')}.pdf`
    return enviarArquivo(resposta, { nome, midia: 'application/pdf', conteudo })
  },
)
