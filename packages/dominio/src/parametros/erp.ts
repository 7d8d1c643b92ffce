import { LIMITES_DO_CANCELAMENTO } from '../pedidos/vida.ts'
import { type Definicao, endereco, escolha, inteiro, livre, simOuNao } from './especies.ts'

const MAIOR_SEGREDO = 200
const UMA_SEMANA_EM_MINUTOS = 10_080

/** VEN-01 Of the life of an order and of the system that takes it on. */
export const PARAMETROS_DO_ERP = {
  erpEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao:
      'Endereço do ERP que recebe os pedidos da filial; vazio, o portal mesmo os leva adiante (VEN-01)',
  }),
  erpSegredo: livre({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: '',
    tamanho: MAIOR_SEGREDO,
    descricao: 'Segredo com que o portal e o ERP assinam o que se mandam; vazio, nada é recebido (VEN-01)',
  }),
  erpJanelaMinutos: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 5,
    minimo: 1,
    maximo: 60,
    descricao: 'Minutos, antes e depois de agora, em que a assinatura do ERP vale (VEN-01)',
  }),
  erpPrazoSegundos: inteiro({
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 60,
    descricao: 'Segundos que se espera a resposta do ERP (VEN-01)',
  }),
  erpTentativas: inteiro({
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 25,
    descricao: "Vezes que se tenta entregar um pedido ao ERP, até marcá-lo 'não integrado' (VEN-01)",
  }),
  pedidoMinutosPorEtapa: inteiro({
    somenteServidor: true,
    padrao: 0,
    maximo: UMA_SEMANA_EM_MINUTOS,
    descricao:
      'Sem ERP, minutos entre uma etapa do pedido e a próxima (liberado, separação, faturado…); 0 o deixa onde está (VEN-01)',
  }),
  pedidoCancelaAte: escolha({
    somenteServidor: true,
    padrao: 'LIBERADO',
    opcoes: LIMITES_DO_CANCELAMENTO,
    descricao: 'Até onde um pedido pode ser cancelado pelo portal: ANALISE, LIBERADO ou SEPARACAO (VEN-01)',
  }),
  pedidoLiberaOutraPessoa: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Só quem não incluiu o pedido libera os bloqueios dele (SEG-05): S ou N',
  }),
  pedidoAvisaVendedor: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao:
      'Avisa quem incluiu o pedido quando ele é bloqueado, liberado, faturado ou cancelado (AVI-01): S ou N',
  }),
} as const satisfies Record<string, Definicao<unknown>>
