import { obterPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { impedimentoParaCadastrar, situacaoDoDocumento } from '@balcao/dominio/cadastros/documento-conhecido'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../../rota.ts'
import { exigirCliente } from '../../clientes/exigir-cliente.ts'
import { temProvaDeRegime } from '../../documentacao/queries.ts'
import { enderecosDoCliente } from '../../enderecos/queries.ts'
import { opcaoEmUso } from '../../opcoes/queries.ts'
import { documentoRecusado } from '../nucleo/exigir-documento-livre.ts'
import { conhecidoPeloDocumento } from '../nucleo/queries-documento.ts'
import { formularioGravado } from './formulario-gravado.ts'
import { filialParaCompletar, ultimoFormulario } from './queries-formulario.ts'

/** CAD-03 One of somebody else, and one that is a customer by now, is as if there were none. */
export const rotaObterPreCadastro = rota(obterPreCadastro, async ({ query, sessao, tx }) => {
  const conhecido = await conhecidoPeloDocumento(tx, sessao, query.idCli)
  const situacao = situacaoDoDocumento(conhecido)
  if (!conhecido || situacao === 'CLIENTE') throw new ErroDeNegocio('PRE_CADASTRO_NAO_ENCONTRADO')
  const impedimento = impedimentoParaCadastrar(situacao, { completa: true })
  if (impedimento) throw documentoRecusado(impedimento, situacao, 'idCli')
  const cliente = await exigirCliente(tx, sessao, conhecido.id)
  const [ultimo, atividade, filialId, enderecos, comProva] = await Promise.all([
    ultimoFormulario(tx, cliente.id),
    opcaoEmUso(tx, 'ATIVIDADE', { descricao: cliente.atividade }),
    filialParaCompletar(tx, sessao, cliente.id),
    enderecosDoCliente(tx, cliente.id),
    temProvaDeRegime(tx, cliente.id),
  ])
  const entrega = enderecos.find(({ selecionado }) => selecionado) ?? null
  const atividadeId = atividade?.id ?? null
  return {
    idCli: cliente.id,
    versao: cliente.versao,
    formulario: formularioGravado({ cliente, ultimo, atividadeId, filialId, entrega }),
    comProva,
  }
})
