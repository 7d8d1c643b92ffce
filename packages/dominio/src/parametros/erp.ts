import { LIMITES_DO_CANCELAMENTO } from '../pedidos/vida.ts'
import { type Definicao, endereco, escolha, inteiro, segredo, simOuNao } from './especies.ts'

const MAIOR_SEGREDO = 200
const UMA_SEMANA_EM_MINUTOS = 10_080

/** VEN-01 Of the life of an order and of the system that takes it on. */
export const PARAMETROS_DO_ERP = {
  erpEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do ERP que recebe os pedidos da filial; vazio, o portal mesmo os leva adiante',
  }),
  erpSegredo: segredo({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: '',
    tamanho: MAIOR_SEGREDO,
    descricao: 'Segredo com que o portal e o ERP assinam o que se mandam; vazio, nada é recebido',
  }),
  erpJanelaMinutos: inteiro({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 5,
    minimo: 1,
    maximo: 60,
    descricao: 'Minutos, antes e depois de agora, em que a assinatura do ERP vale',
  }),
  erpPrazoSegundos: inteiro({
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 60,
    descricao: 'Segundos que se espera a resposta do ERP',
  }),
  erpTentativas: inteiro({
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 25,
    descricao: "Vezes que se tenta entregar um pedido ao ERP, até marcá-lo 'não integrado'",
  }),
  pedidoMinutosPorEtapa: inteiro({
    somenteServidor: true,
    padrao: 0,
    maximo: UMA_SEMANA_EM_MINUTOS,
    descricao:
      'Sem ERP, minutos entre uma etapa do pedido e a próxima (liberado, separação, faturado…); 0 o deixa onde está',
  }),
  pedidoCancelaAte: escolha({
    somenteServidor: true,
    padrao: 'LIBERADO',
    opcoes: LIMITES_DO_CANCELAMENTO,
    descricao: 'Até onde um pedido pode ser cancelado pelo portal',
  }),
  pedidoLiberaOutraPessoa: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Só quem não incluiu o pedido libera os bloqueios dele',
  }),
  pedidoAvisaVendedor: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Avisa quem incluiu o pedido quando ele é bloqueado, liberado, faturado ou cancelado',
  }),
} as const satisfies Record<string, Definicao<unknown>>
