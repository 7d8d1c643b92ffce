import { plural } from '@balcao/dominio/formatos/contagem'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { type ConversaEmTriagem, listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { LoteDaTriagem } from './lote-da-triagem.tsx'

const deQuem = ({ nome, numero }: ConversaEmTriagem) => nome ?? numeroLegivel(numero)

const COLUNAS: Coluna<ConversaEmTriagem>[] = [
  {
    id: 'de',
    cabecalho: 'De',
    larguraMinima: 170,
    peso: 2,
    celula: (conversa) => (
      <DuasLinhas
        principal={deQuem(conversa)}
        {...(conversa.nome && { detalhe: numeroLegivel(conversa.numero) })}
      />
    ),
  },
  {
    id: 'texto',
    cabecalho: 'Última mensagem',
    larguraMinima: 240,
    peso: 4,
    celula: ({ texto, motivo }) => <DuasLinhas principal={texto || 'Enviou um arquivo'} detalhe={motivo} />,
  },
  {
    id: 'mensagens',
    cabecalho: 'Mensagens',
    largura: 100,
    noCartao: 'canto',
    celula: ({ mensagens }) => mensagens,
    celulaDoCartao: ({ mensagens }) => plural(mensagens, 'mensagem', 'mensagens'),
  },
  {
    id: 'datahora',
    cabecalho: 'Chegou',
    largura: 120,
    celula: ({ datahora }) => <TempoRelativo data={datahora} />,
  },
]

/** ALC-05 Whoever wrote by WhatsApp and waits for a person. */
export const LISTA_DA_TRIAGEM = descreverLista({
  nome: 'triagem-do-whatsapp',
  titulo: 'WhatsApp',
  nomes: { um: 'conversa', varios: 'conversas', genero: 'a' },
  contrato: listarTriagemDoWhatsapp,
  leitura: filtrosDeLista(listarTriagemDoWhatsapp.query),
  colunas: () => COLUNAS,
  filtros: [],
  lote: { pode: () => true, soNaTela: true, Acoes: LoteDaTriagem },
  nomeDe: (conversa) => `conversa de ${deQuem(conversa)}`,
  vazio: () => ({
    titulo: 'Ninguém espera por aqui',
    texto: 'Quem escreve pelo WhatsApp e não tem ticket aparece aqui, até alguém decidir.',
  }),
})
