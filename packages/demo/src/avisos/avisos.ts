import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { NegocioDemo } from '../filiais/filiais.ts'

export type AvisoDemo = {
  titulo: string
  mensagem: string
  /** How long before the day the demo is filled, and at what time of that day. */
  diasAtras: number
  hora: string
  importante?: true
  /** Only for these account types; absent is everybody. */
  tipos?: readonly TipoDeUsuario[]
  /** Position in the list of branches; absent is all of them. */
  filial?: number
}

/** From the newest to the oldest. */
export const AVISOS: Record<NegocioDemo, readonly AvisoDemo[]> = {
  aurora: [
    {
      titulo: 'Emissão de notas em contingência',
      mensagem:
        'A SEFAZ-SP está instável. As notas saem em contingência e serão transmitidas assim que o serviço voltar.\nNão cancele nem refaça pedidos: a autorização chega sozinha.',
      diasAtras: 0,
      hora: '07:40',
      importante: true,
    },
    {
      titulo: 'Novo prazo para pedidos da rota de Campinas',
      mensagem:
        'A partir de segunda-feira, pedidos da rota de Campinas entram na entrega do dia seguinte se forem fechados até as 16h.',
      diasAtras: 1,
      hora: '17:10',
      filial: 0,
    },
    {
      titulo: 'Campanha de verão: bebidas com preço de rede',
      mensagem:
        'Água de coco, sucos e refrigerantes estão com preço de rede para todos os clientes até o fim do mês. Confira a tabela Promocional antes de fechar o orçamento.',
      diasAtras: 2,
      hora: '09:05',
      tipos: ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE'],
    },
    {
      titulo: 'Recolhimento preventivo: palmito em conserva 300 g',
      mensagem:
        'O fabricante pediu o recolhimento do lote 2288. Suspenda a venda e oriente o cliente a separar o produto: a coleta é por nossa conta.',
      diasAtras: 3,
      hora: '14:25',
      importante: true,
    },
    {
      titulo: 'Pesquisa de satisfação do atendimento',
      mensagem: 'Leva dois minutos e ajuda a melhorar o portal. O convite chegou no seu e-mail.',
      diasAtras: 6,
      hora: '10:00',
      tipos: ['CONSUMIDOR_FINAL'],
    },
    {
      titulo: 'Reunião de resultados da região Sul',
      mensagem: 'Quinta-feira, às 8h30, na sala de treinamento. Leve a posição dos clientes sem compra.',
      diasAtras: 8,
      hora: '11:45',
      tipos: ['SUPERVISOR', 'REPRESENTANTE'],
      filial: 2,
    },
    {
      titulo: 'Inventário geral em Contagem',
      mensagem:
        'No sábado, das 6h às 14h, a filial Contagem não separa mercadoria. Programe as entregas urgentes por Campinas.',
      diasAtras: 12,
      hora: '16:30',
      filial: 1,
    },
    {
      titulo: 'Tabela de preços atualizada',
      mensagem: 'Os preços de azeites e conservas foram reajustados. Orçamentos já enviados mantêm o valor.',
      diasAtras: 19,
      hora: '08:15',
    },
    {
      titulo: 'Golpe do boleto falso',
      mensagem:
        'Clientes receberam boletos falsos por e-mail. Oriente a conferir o beneficiário e a emitir a segunda via somente por aqui.',
      diasAtras: 26,
      hora: '13:50',
      importante: true,
    },
    {
      titulo: 'Horário do atendimento no feriado',
      mensagem:
        'No feriado o atendimento funciona das 8h ao meio-dia. As entregas voltam no dia útil seguinte.',
      diasAtras: 38,
      hora: '15:20',
    },
    {
      titulo: 'Metas do trimestre publicadas',
      mensagem: 'As metas por filial já estão com cada supervisão. Dúvidas com a gerência comercial.',
      diasAtras: 51,
      hora: '09:30',
      tipos: ['GERENTE', 'SUPERVISOR'],
    },
    {
      titulo: 'Bem-vindo ao novo portal',
      mensagem:
        'O portal está de cara nova. Este sino mostra os comunicados da Aurora: confirme a leitura para que eles saiam da contagem.',
      diasAtras: 70,
      hora: '08:00',
    },
  ],
  boreal: [
    {
      titulo: 'Antipulgas com entrega limitada',
      mensagem:
        'O fabricante entregou metade do previsto. Até sexta-feira, o limite é de duas caixas por cliente em cada pedido.',
      diasAtras: 0,
      hora: '08:10',
      importante: true,
    },
    {
      titulo: 'Vacinas só saem com caixa térmica',
      mensagem:
        'Nenhum volume de biológicos sai da doca sem caixa térmica e termômetro. Na dúvida, segure a carga e chame a supervisão.',
      diasAtras: 1,
      hora: '15:35',
      importante: true,
      tipos: ['SUPERVISOR', 'OPERADOR', 'COLABORADOR'],
    },
    {
      titulo: 'Ração para filhotes com bonificação',
      mensagem:
        'A cada dez pacotes de 10,1 kg, um sai bonificado. A bonificação aparece no pedido depois da análise.',
      diasAtras: 3,
      hora: '09:20',
      tipos: ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE'],
    },
    {
      titulo: 'Doca 2 de Joinville em manutenção',
      mensagem: 'Até quarta-feira as coletas são pela doca 3. Avise a transportadora ao agendar.',
      diasAtras: 4,
      hora: '10:40',
      filial: 0,
    },
    {
      titulo: 'Conte como foi o seu atendimento',
      mensagem: 'Enviamos uma pesquisa curta para o seu e-mail. Sua resposta ajuda a cuidar melhor de você.',
      diasAtras: 7,
      hora: '11:00',
      tipos: ['CONSUMIDOR_FINAL'],
    },
    {
      titulo: 'Treinamento sobre receituário veterinário',
      mensagem: 'Terça-feira, às 14h, por vídeo. A presença de quem atende por telefone é obrigatória.',
      diasAtras: 9,
      hora: '16:05',
      tipos: ['OPERADOR'],
    },
    {
      titulo: 'Sorocaba com novo telefone',
      mensagem: 'A central de Sorocaba mudou de operadora. O número novo já está na Home.',
      diasAtras: 13,
      hora: '13:15',
      filial: 1,
    },
    {
      titulo: 'Areias sanitárias: troca de embalagem',
      mensagem:
        'As embalagens de 4 kg passam a ter lacre azul. O produto e o código de barras são os mesmos.',
      diasAtras: 21,
      hora: '08:50',
    },
    {
      titulo: 'Atenção a pedidos com CNPJ divergente',
      mensagem:
        'Confira a situação cadastral antes de faturar: notas rejeitadas por CNPJ inapto atrasam a carga inteira.',
      diasAtras: 29,
      hora: '14:00',
      importante: true,
      tipos: ['GERENTE', 'SUPERVISOR', 'OPERADOR'],
    },
    {
      titulo: 'Feira pet: equipe reduzida na sexta',
      mensagem: 'Parte do time estará na feira. Respostas por e-mail podem levar até um dia útil.',
      diasAtras: 40,
      hora: '17:00',
    },
    {
      titulo: 'Campo Grande passa a atender o interior',
      mensagem: 'Clientes de Dourados e Três Lagoas agora são atendidos pela filial Campo Grande.',
      diasAtras: 55,
      hora: '09:00',
      filial: 2,
    },
    {
      titulo: 'Bem-vindo ao novo portal',
      mensagem:
        'O portal está de cara nova. Este sino mostra os comunicados da Boreal: confirme a leitura para que eles saiam da contagem.',
      diasAtras: 75,
      hora: '08:00',
    },
  ],
}
