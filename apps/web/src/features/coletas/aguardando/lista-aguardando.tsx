import { CAMPOS_DO_QUE_AGUARDA, type TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import { exportarAguardandoColeta, listarAguardandoColeta } from '@balcao/dominio/coletas/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { IconTruckReturn } from '@tabler/icons-react'
import { use, useState } from 'react'
import {
  type AcoesDoLoteProps,
  descreverLista,
  type OpcoesDoServidor,
} from '../../../platform/listas/descricao.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { AbrirColeta } from '../abrir-coleta.ts'
import { FILTROS_AGUARDANDO } from '../endereco.ts'
import { COLUNAS } from './colunas.tsx'
import { DialogoDeGeracao } from './dialogo-de-geracao.tsx'
import { porCidade } from './por-cidade.ts'

// The list itself tells which cities have tickets waiting, whatever the filter.
const CIDADES: OpcoesDoServidor = {
  contrato: listarAguardandoColeta,
  selecionar: (resposta) =>
    (resposta as RespostaDe<typeof listarAguardandoColeta>).cidades.map(
      ({ ibge, cidade, uf, quantidade }) => ({
        valor: ibge,
        nome: `${cidade}/${uf}`,
        detalhe: plural(quantidade, 'ticket', 'tickets'),
      }),
    ),
}

/** COL-01 Tickets whose goods wait to be fetched, in the order of their cities. */
export const LISTA_AGUARDANDO = descreverLista({
  nome: 'aguardando-coleta',
  titulo: 'Tickets aguardando coleta',
  nomes: { um: 'ticket', varios: 'tickets', genero: 'o' },
  contrato: listarAguardandoColeta,
  leitura: FILTROS_AGUARDANDO,
  colunas: () => COLUNAS,
  filtros: filtrosDosCampos(CAMPOS_DO_QUE_AGUARDA, { cidade: { opcoes: CIDADES } }),
  nomeDe: ({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`,
  enderecoDe: ({ id }) => `/tickets/${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? { titulo: 'Nenhum ticket aguarda coleta com estes filtros' }
      : {
          titulo: 'Nada a coletar',
          texto: 'Os tickets aparecem aqui quando a devolução é autorizada e a mercadoria é esperada.',
        },
  exportar: exportarAguardandoColeta,
  visoes: 'aguardando-coleta',
  lote: {
    pode: ({ pode }) => pode('COLETA_GERAR'),
    soNaTela: true,
    Acoes: GerarDosEscolhidos,
    resumo: (escolhidos) => {
      const unidades = escolhidos.reduce((soma, { qtdeAReceber }) => soma + qtdeAReceber, 0)
      return `${plural(porCidade(escolhidos).length, 'cidade', 'cidades')} · ${formatarNumero(unidades)} un.`
    },
  },
})

/** COL-01 The one thing to do with the chosen tickets. */
function GerarDosEscolhidos({ escolhidos, falta, aoLimpar }: AcoesDoLoteProps<TicketQueAguarda>) {
  const [aberto, setAberto] = useState(false)
  const abrirColeta = use(AbrirColeta)
  return (
    <>
      <BotaoBase
        leftSection={<IconTruckReturn size={18} aria-hidden />}
        habilitado={!falta}
        falta={falta}
        onClick={() => setAberto(true)}
      >
        Gerar ordem de coleta
      </BotaoBase>
      <DialogoDeGeracao
        aberto={aberto}
        escolhidos={escolhidos}
        aoFechar={() => setAberto(false)}
        aoGerar={() => {
          setAberto(false)
          aoLimpar()
        }}
        aoAbrirColeta={abrirColeta}
      />
    </>
  )
}
