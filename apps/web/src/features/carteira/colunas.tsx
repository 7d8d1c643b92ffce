import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { CAMPOS_DA_CARTEIRA, type ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { formatoDeDinheiro } from '../../platform/dinheiro.ts'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../platform/listas/contexto.ts'
import { TelefoneDiscavel } from '../../platform/telefone/telefone-discavel.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { AcoesDaLinha } from './acoes-da-linha.tsx'
import { EtiquetaDoEstado } from './etiqueta-do-estado.tsx'

export const colunasDaCarteira = (contexto: Contexto): Coluna<ClienteDaCarteira>[] => {
  const dinheiro = (valor: number, { idFil }: ClienteDaCarteira) =>
    formatoDeDinheiro(contexto.parametrosDa, idFil)(valor)
  const pendencias = (cliente: ClienteDaCarteira): string[] => {
    const { orcamentos, vencidos, proximaAgenda } = cliente
    return [
      ...(vencidos.qtde > 0
        ? [
            `${plural(vencidos.qtde, 'título vencido', 'títulos vencidos')}: ${dinheiro(vencidos.valor, cliente)}`,
          ]
        : []),
      ...(orcamentos.qtde > 0
        ? [`${plural(orcamentos.qtde, 'orçamento', 'orçamentos')}: ${dinheiro(orcamentos.valor, cliente)}`]
        : []),
      ...(proximaAgenda ? [`Agenda em ${formatarData(hojeEm(new Date(proximaAgenda)))}`] : []),
    ]
  }
  return colunasDosCampos(CAMPOS_DA_CARTEIRA, contexto, {
    fant: {
      celulaDoCartao: nomeDoCliente,
      celula: ({ fant, razSoc, cid, uf }) => (
        <DuasLinhas principal={nomeDoCliente({ fant, razSoc })} detalhe={cidadeEUf(cid, uf)} />
      ),
    },
    estado: { celula: ({ estado }) => <EtiquetaDoEstado estado={estado} /> },
    curva: { celula: ({ curva }) => curva ?? '–' },
    porque: {
      celulaDoCartao: ({ porque }) => porque,
      celula: ({ porque }) => <DuasLinhas inteiro principal={porque} detalhe={null} />,
    },
    vlTicket: {
      celulaDoCartao: (cliente) =>
        cliente.vlTicket > 0 ? `Compra típica de ${dinheiro(cliente.vlTicket, cliente)}` : '',
      celula: (cliente) => (cliente.vlTicket > 0 ? dinheiro(cliente.vlTicket, cliente) : '–'),
    },
    mix: {
      celula: ({ mix: { antes, agora } }) =>
        antes === 0 && agora === 0 ? (
          '–'
        ) : (
          <DuasLinhas principal={`${antes} → ${agora}`} detalhe={agora < antes ? 'caindo' : null} />
        ),
    },
    pendencias: {
      celulaDoCartao: (cliente) => pendencias(cliente).join(' · '),
      celula: (cliente) => {
        const [primeira, ...outras] = pendencias(cliente)
        return primeira ? <DuasLinhas principal={primeira} detalhe={outras.join(' · ')} /> : '–'
      },
    },
    representante: {
      celula: ({ representante }) => (representante ? nomeCurto(representante.nome) : '–'),
    },
    telefone: {
      celula: ({ telefone, idFil, whatsapp }) =>
        telefone ? (
          <span data-acao="ligar">
            <TelefoneDiscavel numero={telefone} idFil={idFil} whatsapp={whatsapp} />
          </span>
        ) : (
          '–'
        ),
    },
    acoes: { celula: (cliente) => <AcoesDaLinha cliente={cliente} /> },
  })
}
