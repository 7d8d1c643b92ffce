import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import type { ParecidoVisto } from '@balcao/dominio/cadastros/parecidos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import type { ClienteGravado } from '../../clientes/queries-mudanca.ts'
import { efetivarCadastro } from '../nucleo/efetivar.ts'
import { inserirCadastro } from './queries-gravacao.ts'

type Registro = {
  formulario: FormularioDoCadastro
  anterior: ClienteGravado | null
  colunas: Partial<ClienteGravado>
  modo: ModoDeCadastro
  pendente: boolean
  parecidos: ParecidoVisto[]
}

/** CAD-01 The registration as it was sent, its history and news; one that nobody must look at counts at once. */
export async function registrarCadastro(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  { formulario, anterior, colunas, modo, pendente, parecidos }: Registro,
): Promise<number> {
  const { agora, colaboradorId } = autoria
  const { simulacao } = formulario.empresa
  const id = await inserirCadastro(tx, autoria, {
    clienteId,
    modo,
    simulacao,
    completa: anterior !== null,
    situacao: pendente ? 'PENDENTE' : 'APROVADO',
    formulario,
    parecidos,
    solicitanteId: colaboradorId,
    solicitadoEm: agora,
    decididoEm: pendente ? null : agora,
  })
  const feito = feitoDe(anterior !== null, modo)
  await registrarHistorico(tx, autoria, {
    entidade: 'cliente',
    entidadeId: clienteId,
    acao: feito.acao,
    dados: { cadastro: id, modo, simulacao, ...(anterior && { mudancas: mudancas(anterior, colunas) }) },
  })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'CADASTRO',
    referenciaId: id,
    historico: [feito.frase, simulacao && 'de simulação', pendente && '(aguarda aprovação)']
      .filter(Boolean)
      .join(' '),
    colaboradorId,
    criadaEm: agora,
  })
  if (pendente) await anunciarCliente(tx, autoria)
  else await efetivarCadastro(tx, { clienteId, modo, simulacao, autoria })
  return id
}

function feitoDe(completa: boolean, modo: ModoDeCadastro) {
  if (completa) return { acao: 'COMPLETAR_CADASTRO', frase: 'Cadastro completado' }
  return modo === 'SIMPLIFICADO'
    ? { acao: 'PRE_CADASTRAR', frase: 'Pré-cadastro' }
    : { acao: 'CADASTRAR', frase: 'Cliente cadastrado' }
}

function mudancas(antes: ClienteGravado, depois: Partial<ClienteGravado>): Record<string, unknown> {
  const campos = Object.keys(depois) as (keyof ClienteGravado)[]
  return Object.fromEntries(
    campos
      .filter((campo) => antes[campo] !== depois[campo])
      .map((campo) => [campo, { de: antes[campo], para: depois[campo] }]),
  )
}
