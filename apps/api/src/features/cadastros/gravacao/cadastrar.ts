import { avisosDoCadastro } from '@balcao/dominio/cadastros/avisos-do-cadastro'
import { cadastrarCliente } from '@balcao/dominio/cadastros/contratos'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { exigeAprovacao, modoDoEnvio } from '@balcao/dominio/cadastros/modos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'
import { rota } from '../../../rota.ts'
import { guardarDocumentos } from '../../documentacao/guardar-documentos.ts'
import { temProvaDeRegime } from '../../documentacao/queries.ts'
import { conferirCadastro } from '../formulario/conferir-cadastro.ts'
import { exigirDocumentoLivre } from '../nucleo/exigir-documento-livre.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'
import { parecidosDoPedido } from '../parecidos/parecidos-do-pedido.ts'
import { apresentarCadastrado } from '../parecidos/presenter.ts'
import { gravarCadastro } from './gravar-cadastro.ts'
import { problemasDoProspect, travarProspect } from './prospect-a-completar.ts'

export const rotaCadastrarCliente = rota(
  cadastrarCliente,
  async ({ corpo, arquivos, sessao, negocio, agora, autoria, aoFalhar, tx }) => {
    const { idCli, versao, ...formulario } = corpo
    const daFilial = regrasDaFilial(negocio, sessao, formulario.empresa.filialId)
    const modo = modoDoEnvio(daFilial.cadastraCliente, { completa: idCli !== undefined })
    const regras = { ...daFilial, cadastraCliente: modo }
    const recebidos = arquivos.ate(regras.tamanhoMaximoArquivoMb)
    if (recebidos.length > regras.cadastroMaximoAnexos) throw new ErroDeNegocio('ARQUIVOS_DEMAIS')
    const anterior = idCli ? await travarProspect(tx, sessao, { idCli, versao, formulario }) : null
    if (!anterior) await exigirDocumentoLivre(tx, sessao, formulario.documento)
    const escolhas = await conferirCadastro(tx, formulario, {
      sessao,
      regras,
      hoje: hojeEm(agora),
      anexos: recebidos.length,
      comProva: anterior !== null && (await temProvaDeRegime(tx, anterior.id)),
      doProspect: anterior ? await problemasDoProspect(tx, anterior, formulario) : {},
    })
    const { simulacao } = formulario.empresa
    const pendente = exigeAprovacao({ tipo: sessao.tipo, simulacao }, regras)
    const parecidos = pendente
      ? await parecidosDoPedido(tx, sessao, formulario, regras.cadastroMaximoParecidos)
      : []
    const ids = await gravarCadastro(
      tx,
      { negocio, autoria, sessao },
      { formulario, escolhas, anterior, modo, pendente, parecidos },
    )
    const guarda = { armazem: negocio.armazem, aoFalhar }
    await guardarDocumentos(tx, autoria, guarda, ids.clienteId, comTipos(recebidos, formulario))
    return apresentarCadastrado({
      ...ids,
      modo,
      simulacao,
      pendente,
      avisos: avisosDoCadastro(formulario, regras),
    })
  },
)

/** CAD-05 Whoever does not say what a file is proves the special regime with it, where there is one to prove. */
function comTipos(arquivos: readonly ArquivoRecebido[], { tiposDosAnexos, empresa }: FormularioDoCadastro) {
  const semTipo = empresa.regimeEspecial ? 'REGIME_ESPECIAL' : 'OUTRO'
  return arquivos.map(
    (arquivo, i) => ({ arquivo, tipo: tiposDosAnexos[i] ?? semTipo, validade: null }) as const,
  )
}
