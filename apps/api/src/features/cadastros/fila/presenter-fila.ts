import type { PedidoDeCadastro } from '@balcao/dominio/cadastros/campos'
import type { TipoDeCampo } from '@balcao/dominio/cadastros/campos-adicionais'
import type { ClienteParecido, obterCadastro } from '@balcao/dominio/cadastros/contratos'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeDoBanco } from '../../opcoes/bancos.ts'
import type { PedidoComPartes } from './queries-fila.ts'
import type { NomesDoFormulario } from './queries-nomes.ts'

export function apresentarPedido({
  pedido,
  cliente,
  solicitante,
  decisor,
}: PedidoComPartes): PedidoDeCadastro {
  const { id, simulacao, completa, situacao, solicitadoEm, decididoEm, motivo, versao } = pedido
  return {
    id,
    idCli: cliente.id,
    documento: cliente.documento,
    razSoc: cliente.razaoSocial,
    fant: cliente.fantasia,
    cid: cliente.cidade,
    uf: cliente.uf,
    simulacao,
    completa,
    situacao,
    solicitante,
    solicitadoEm: solicitadoEm.toISOString(),
    decisor,
    decididoEm: decididoEm?.toISOString() ?? null,
    motivo,
    versao,
  }
}

/** CAD-10 A field left empty says nothing. */
function camposPreenchidos(formulario: FormularioDoCadastro, campos: NomesDoFormulario['campos']) {
  const valores = new Map(formulario.camposAdicionais.map(({ id, valor }) => [id, valor]))
  return campos.flatMap(({ id, rotulo, tipo }) => {
    const valor = valores.get(id)
    return valor ? [{ rotulo, valor: comoSeLe(tipo, valor) }] : []
  })
}

function comoSeLe(tipo: TipoDeCampo, valor: string): string {
  if (tipo === 'SIM_NAO') return valor === 'S' ? 'Sim' : 'Não'
  return tipo === 'DATA' ? formatarData(valor) : valor
}

type Conteudo = {
  formulario: FormularioDoCadastro
  nomes: NomesDoFormulario
  avisos: Record<string, string>
  parecidos: ClienteParecido[]
}

export function apresentarCadastro(
  pedido: PedidoComPartes,
  { formulario, nomes, avisos, parecidos }: Conteudo,
  impedimento: string | null,
): RespostaDe<typeof obterCadastro> {
  return {
    ...apresentarPedido(pedido),
    formulario,
    nomes: {
      ...nomes,
      bancos: formulario.dadosBancarios.map(({ codigoBanco }) => nomeDoBanco(codigoBanco)),
      campos: camposPreenchidos(formulario, nomes.campos),
    },
    avisos,
    parecidos,
    impedimento,
  }
}
