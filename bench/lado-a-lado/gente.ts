import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import type pg from 'pg'
import { provarTrabalho } from '../../apps/api/test/provar-trabalho.ts'
import { entrar, obterCaptcha } from '../../packages/dominio/src/acesso/contratos.ts'
import { validarSessao } from '../../packages/dominio/src/acesso/contratos-da-sessao.ts'
import { listarClientes, pesquisarClientes } from '../../packages/dominio/src/clientes/contratos.ts'
import { editarTelefone } from '../../packages/dominio/src/clientes/secoes.ts'
import { criarContato, listarTiposDeContato } from '../../packages/dominio/src/contatos/contratos.ts'
import { converterOrcamento, preverConversao } from '../../packages/dominio/src/orcamentos/conversao.ts'
import { alterarOrcamento, criarOrcamento } from '../../packages/dominio/src/orcamentos/edicao.ts'
import { listarOrcamentos } from '../../packages/dominio/src/orcamentos/lista.ts'
import { listarPedidos } from '../../packages/dominio/src/pedidos/contratos.ts'
import { abrirTicketPeloPortal } from '../../packages/dominio/src/tickets/abertura/contratos.ts'
import { listarTipos, type TipoDeTicketNoFio } from '../../packages/dominio/src/tickets/catalogo/contratos.ts'
import { escreverNoHistorico } from '../../packages/dominio/src/tickets/fluxo/contratos-escrita.ts'
import { listarTickets } from '../../packages/dominio/src/tickets/lista/contratos.ts'
import type { TipoDeUsuario } from '../../packages/dominio/src/usuarios.ts'
import type { Contagem, Lado } from './contagem.ts'
import type { Ouvintes } from './ouvintes.ts'
import type { Pedido, PortaComum, Rota } from './porta-comum.ts'

const CONFLITO = 409
/** Every so often a write is sent twice at once under one key, to both versions where both are there. */
const UMA_EM_DOBRO_A_CADA = 4

/** What was acknowledged, to be found again at the end: each exactly once. */
export type Feitos = {
  tickets: string[]
  mensagens: string[]
  contatos: string[]
  /** The quote, and the order it became. */
  pedidos: Map<number, number>
  /** The telephone's row, and the number it was last given. */
  telefones: Map<number, string>
}

type Mundo = { porta: PortaComum; contagem: Contagem; ouvintes: Ouvintes; banco: pg.Client; feitos: Feitos }

export async function abrirSessao(porta: PortaComum, tipo: TipoDeUsuario, lado?: Lado): Promise<string> {
  const onde = lado && { lado }
  const desafio = await porta.pedir(obterCaptcha, { ...onde })
  const captcha = await provarTrabalho(desafio.corpo)
  const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf
  const { corpo } = await porta.pedir(entrar, { ...onde, corpo: { cpf, senha: SENHA_DEMO, captcha } })
  return String(corpo.token)
}

type Cliente = { idCli: number; idFil: number; telefone: number; numero: string }

/** Customers of the demo operator who owe nothing, and products with stock in their branch. */
async function lerDados({ banco, porta }: Mundo, token: string) {
  const { rows: clientes } = await banco.query<Cliente>(`select distinct on (c.id) c.id::int as "idCli",
      cf.filial_id::int as "idFil", t.id::int as telefone, t.numero
    from cliente_filial cf join cliente c on c.id = cf.cliente_id join cliente_telefone t on t.cliente_id = c.id
    join colaborador_filial of on of.filial_id = cf.filial_id
    join colaborador o on o.id = of.colaborador_id and o.cpf = '11144477735'
    where not c.prospect and not c.simulacao and c.motivo_bloqueio is null
      and not exists (select 1 from titulo t where t.cliente_id = c.id and t.pago_em is null and t.baixado_em is null)
    order by c.id, t.id limit 200`)
  const { rows: produtos } = await banco.query<{
    idFil: number
    idProd: number
    idEmb: number
    qtde: number
  }>(
    `select e.filial_id::int as "idFil", e.produto_id::int as "idProd", b.id::int as "idEmb",
      greatest(b.minimo, b.multiplo)::float as qtde
    from estoque e join produto p on p.id = e.produto_id and p.ativo
    join lateral (select * from produto_embalagem where produto_id = p.id order by fator_conversao, id limit 1) b on true
    where e.quantidade - e.bloqueado - e.reservado > 20 * greatest(b.minimo, b.multiplo) * b.fator_conversao
    order by e.produto_id`,
  )
  const tipos = await porta.pedir(listarTipos, { token })
  const tiposDeContato = await porta.pedir(listarTiposDeContato, { token })
  const tipo = (tipos.corpo.itens as TipoDeTicketNoFio[]).find(({ chave }) => chave === 'ELOGIO')
  const [tipoDeContato] = tiposDeContato.corpo.itens as { id: number }[]
  if (!tipo || !tipoDeContato || clientes.length === 0 || produtos.length === 0)
    throw new Error('a demonstração da versão anterior não tem com que trabalhar')
  return { clientes, produtos, tipo, tipoDeContato: tipoDeContato.id }
}

/** The first reason of each level, all the way down. */
function motivosDe({ motivos }: TipoDeTicketNoFio): Record<string, { id: number }> {
  const escolhidos: Record<string, { id: number }> = {}
  for (let itens = motivos.itens, nivel = 1; itens[0]; nivel++) {
    escolhidos[`motivo${nivel}`] = { id: itens[0].id }
    itens = itens[0].subnivel.itens
  }
  return escolhidos
}

/** One after the other everything that a person does in a day, until told to stop; each with customers of their own. */
export async function criarGente(mundo: Mundo) {
  const { porta, contagem, ouvintes, feitos } = mundo
  const token = await abrirSessao(porta, 'OPERADOR')
  const { clientes, produtos, tipo, tipoDeContato } = await lerDados(mundo, token)
  let marcas = 0
  let escritas = 0

  async function escrever(rota: Rota, pedido: Pedido) {
    const chave = randomUUID()
    const [umLado, outroLado] = porta.lados()
    if (++escritas % UMA_EM_DOBRO_A_CADA || !umLado) return porta.pedir(rota, { token, chave, ...pedido })
    const [um, outro] = await Promise.all([
      porta.pedir(rota, { token, chave, ...pedido, lado: umLado }),
      porta.pedir(rota, { token, chave, ...pedido, lado: outroLado ?? umLado }),
    ])
    if (um.status !== outro.status || !isDeepStrictEqual(um.corpo, outro.corpo))
      contagem.faltou(
        `${rota.metodo} ${rota.caminho}: o mesmo pedido duas vezes teve duas respostas, ${um.status} e ${outro.status}`,
      )
    return um
  }
  const aceito = ({ status }: { status: number }) => status >= 200 && status < 300

  async function atender({ idCli, idFil }: Cliente, token: string) {
    const assunto = `Lado a lado ${++marcas}`
    const corpo = { idCli, idFil, idTipo: tipo.id, origem: 'SAC', assunto, ...motivosDe(tipo) }
    const aberto = await escrever(abrirTicketPeloPortal, {
      token,
      corpo: { ...corpo, mensagem: 'Aberto enquanto se atualiza.' },
    })
    if (!aceito(aberto)) return
    feitos.tickets.push(assunto)
    const idTicket = Number(aberto.corpo.id)
    const mensagem = `Escrita lado a lado ${++marcas}`
    const ouvida = ouvintes.esperar(idTicket)
    const escrita = await escrever(escreverNoHistorico, {
      token,
      params: { idTicket },
      corpo: { tipo: marcas % 2 ? 'PUBLICO' : 'PRIVADO', mensagem },
    })
    if (!aceito(escrita)) return
    feitos.mensagens.push(mensagem)
    await ouvida(escrita.lado)
  }

  async function vender({ idCli, idFil }: Cliente, token: string) {
    const criado = await escrever(criarOrcamento, { token, corpo: { idCli, idFil } })
    if (!aceito(criado)) return
    const params = { id: Number(criado.corpo.id) }
    const daFilial = produtos.filter((produto) => produto.idFil === idFil)
    const itens = [0, 1].map((i) => {
      const { idProd, idEmb, qtde } = daFilial[(marcas * 2 + i) % daFilial.length] ?? {}
      return { idProd, idEmb, qtde, chave: `lado-a-lado-${i}` }
    })
    const alterado = await escrever(alterarOrcamento, { token, params, corpo: { versao: 1, itens } })
    if (!aceito(alterado)) return
    // Seen in one version and confirmed in the other: what changed between the two is told, and looked at again.
    for (let tentativa = 0; tentativa < 3; tentativa++) {
      const previa = await porta.pedir(preverConversao, { token, params })
      const { versao, assinatura, impedimentos } = previa.corpo
      if (!aceito(previa) || (impedimentos as string[]).length > 0) return
      const virou = await escrever(converterOrcamento, {
        token,
        params,
        corpo: { versao, assinatura },
        esperadas: [CONFLITO],
      })
      if (aceito(virou)) {
        feitos.pedidos.set(params.id, Number(virou.corpo.idPedido))
        return
      }
    }
    contagem.faltou('um orçamento não virou pedido em três vezes')
  }

  async function cadastrar({ idCli, telefone, numero }: Cliente, token: string) {
    const contato = `Pessoa Lado a Lado ${String(++marcas).replace(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? '')}`
    const criado = await escrever(criarContato, {
      token,
      params: { idCli },
      corpo: { contato, tipocontato: tipoDeContato, email: 'pessoa@exemplo.com.br' },
    })
    if (aceito(criado)) feitos.contatos.push(contato)
    const valoranterior = feitos.telefones.get(telefone) ?? numero
    const valor = `1199${String(1_000_000 + marcas)}`
    const editado = await escrever(editarTelefone, {
      token,
      query: { idCli },
      corpo: { id: telefone, valoranterior, valor },
      // Of some customers the system of record keeps it.
      esperadas: [CONFLITO],
    })
    if (aceito(editado)) feitos.telefones.set(telefone, valor)
  }

  async function procurar(token: string) {
    await porta.pedir(validarSessao, { token })
    await porta.pedir(listarTickets, { token, query: { termo: 'lado' } })
    await porta.pedir(listarClientes, { token })
    await porta.pedir(pesquisarClientes, { token, query: { q: 'mercado' } })
    await porta.pedir(listarOrcamentos, { token })
    await porta.pedir(listarPedidos, { token })
  }

  return {
    clientes,
    /** One person, with the customers that fall to them. */
    async trabalhar(quem: number, deQuantos: number, acabou: () => boolean) {
      const meus = clientes.filter((_, i) => i % deQuantos === quem)
      let sessao = await abrirSessao(porta, 'OPERADOR')
      for (let volta = 0; !acabou(); volta++) {
        const cliente = meus[volta % meus.length]
        if (!cliente) return
        await atender(cliente, sessao)
        await vender(cliente, sessao)
        await cadastrar(cliente, sessao)
        await procurar(sessao)
        // Signing in asks for work, and is counted by account: once in a while.
        if (quem === 0 && volta % 5 === 4) sessao = await abrirSessao(porta, 'OPERADOR')
      }
    },
  }
}
