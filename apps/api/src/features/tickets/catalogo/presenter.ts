import type { MotivoDeAbertura, TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import type { MotivoDeAberturaGravado, TipoComMenu } from './queries.ts'

/** NOV-04 The tree that hangs from a reason, or from the type itself. */
export function montarArvore(
  motivos: readonly MotivoDeAberturaGravado[],
  paiId: number | null = null,
): MotivoDeAbertura[] {
  return motivos
    .filter((motivo) => motivo.paiId === paiId)
    .map(({ id, descricao, padrao, informa, subnivelObrigatorio }) => ({
      id,
      descricao,
      padrao,
      informa,
      subnivel: { obrigatorio: subnivelObrigatorio, itens: montarArvore(motivos, id) },
    }))
}

export function apresentarTipo(
  { tipo, menu }: TipoComMenu,
  motivos: readonly MotivoDeAberturaGravado[],
): TipoDeTicketNoFio {
  return {
    id: tipo.id,
    chave: tipo.chave,
    desc: tipo.descricao,
    menu: { key: menu.chave, description: menu.descricao },
    usa_assunto: tipo.usaAssunto,
    usa_consumidor_final: tipo.usaConsumidorFinal,
    usa_nota: tipo.usaNota,
    usa_produto: tipo.usaProduto,
    usa_nota_produto: tipo.usaNotaProduto,
    usa_prorrogacao: tipo.usaProrrogacao,
    usa_mensagem: tipo.usaMensagem,
    usa_transportadora: tipo.usaTransportadora,
    permite_espelho: tipo.permiteEspelho,
    troca: tipo.troca,
    motivos: {
      obrigatorio: tipo.motivosObrigatorio,
      itens: montarArvore(motivos.filter(({ tipoId }) => tipoId === tipo.id)),
    },
  }
}

/** ENT-04 A menu without a type for this session is no menu. */
export function agruparPorMenu(tipos: readonly TipoDeTicketNoFio[]) {
  const menus = new Map<string, { key: string; description: string; tipos: TipoDeTicketNoFio[] }>()
  for (const tipo of tipos) {
    const menu = menus.get(tipo.menu.key) ?? { ...tipo.menu, tipos: [] }
    menu.tipos.push(tipo)
    menus.set(tipo.menu.key, menu)
  }
  return [...menus.values()]
}
