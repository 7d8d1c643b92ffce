import { listarTipos } from '../packages/dominio/src/tickets/catalogo/contratos.ts'
import type { Caso, Dados } from './casos.ts'
import { prepararOrcamento } from './orcamento-medido.ts'

/** What the cases ask for, found in the data or made there: `ler` one value by SQL, `pedir` a request of the portal. */
export async function lerDados(
  ler: (sql: string) => Promise<string>,
  pedir: (caso: Caso) => Promise<string>,
): Promise<Dados> {
  const operador = "select id from colaborador where cpf = '11144477735'"
  const tipos = JSON.parse(await pedir({ nome: '', conta: 'ADMIN', caminho: listarTipos.caminho }))
  const tipo = tipos.itens.find(({ chave }: { chave: string }) => chave === 'ELOGIO')
  const [idCli = '', idFil = ''] = (
    await ler(`select cf.cliente_id || ',' || cf.filial_id from cliente_filial cf
      join colaborador_filial of on of.filial_id = cf.filial_id and of.colaborador_id = (${operador})
      order by cf.cliente_id limit 1`)
  ).split(',')
  return {
    orcamento: await prepararOrcamento(ler, (caminho, corpo, metodo) =>
      pedir({
        nome: '',
        conta: 'OPERADOR',
        caminho,
        ...(corpo !== undefined && { corpo: () => corpo, ...(metodo && { metodo }) }),
      }).then(JSON.parse),
    ),
    tipo,
    operador: await ler(operador),
    origem: 'SAC',
    // One that everybody sees: of a branch, where one sells the most.
    objetivo: await ler(
      "select id from objetivo where mes = to_char(now(), 'YYYY-MM') and tipo = 'VALOR' order by escopo <> 'FILIAL', meta desc, id limit 1",
    ),
    campanha: await ler('select max(id) from campanha'),
    cliente: { idCli: Number(idCli), idFil: Number(idFil) },
    idTicket: await ler(
      `select h.ticket_id from ticket_historico h join ticket t on t.id = h.ticket_id
      order by coalesce(t.assunto, '') like 'Assunto %', h.ticket_id desc limit 1`,
    ),
    protocolo: await ler(
      'select protocolo from ticket order by id limit 1 offset (select least(5000, count(*) / 2) from ticket)',
    ),
    ticketDoOperador: await ler(
      `select max(id) from ticket where operador_id = (${operador}) and finalizado_em is null and arquivado_em is null`,
    ),
  }
}
