import type { NegocioDemo } from '../filiais/filiais.ts'

type TransportadoraDemo = { razaoSocial: string; cidade: string; uf: string }

export const TRANSPORTADORAS: Record<NegocioDemo, readonly TransportadoraDemo[]> = {
  aurora: [
    { razaoSocial: 'Transportes Serra do Cipó Ltda', cidade: 'Contagem', uf: 'MG' },
    { razaoSocial: 'Rodoviário Três Pontes Ltda', cidade: 'Campinas', uf: 'SP' },
    { razaoSocial: 'Expresso Jequitibá Cargas Ltda', cidade: 'Ribeirão Preto', uf: 'SP' },
    { razaoSocial: 'Translíder Paraíba do Sul Ltda', cidade: 'São José dos Campos', uf: 'SP' },
    { razaoSocial: 'Logística Vale do Ivaí Ltda', cidade: 'Londrina', uf: 'PR' },
    { razaoSocial: 'Rápido Araucária Transportes S.A.', cidade: 'Curitiba', uf: 'PR' },
    { razaoSocial: 'Cerrado Cargas Refrigeradas Ltda', cidade: 'Goiânia', uf: 'GO' },
    { razaoSocial: 'Transportadora Anhumas Ltda', cidade: 'Anápolis', uf: 'GO' },
    { razaoSocial: 'Capibaribe Encomendas e Cargas Ltda', cidade: 'Recife', uf: 'PE' },
    { razaoSocial: 'Agreste Logística e Armazéns Ltda', cidade: 'Caruaru', uf: 'PE' },
    { razaoSocial: 'Irmãos Figueiró Transportes Ltda', cidade: 'Uberlândia', uf: 'MG' },
    { razaoSocial: 'Frio Certo Distribuição Ltda', cidade: 'Jundiaí', uf: 'SP' },
  ],
  boreal: [
    { razaoSocial: 'Transportes Babitonga Ltda', cidade: 'Joinville', uf: 'SC' },
    { razaoSocial: 'Expresso Itapocu Cargas Ltda', cidade: 'Jaraguá do Sul', uf: 'SC' },
    { razaoSocial: 'Rodocargas Vale Europeu Ltda', cidade: 'Blumenau', uf: 'SC' },
    { razaoSocial: 'Translitoral Catarinense S.A.', cidade: 'Itajaí', uf: 'SC' },
    { razaoSocial: 'Oeste Encomendas Ltda', cidade: 'Chapecó', uf: 'SC' },
    { razaoSocial: 'Rodoviário Tropeiros Ltda', cidade: 'Sorocaba', uf: 'SP' },
    { razaoSocial: 'Expresso Ipanema Paulista Ltda', cidade: 'Sorocaba', uf: 'SP' },
    { razaoSocial: 'Carga Viva Logística Ltda', cidade: 'Bauru', uf: 'SP' },
    { razaoSocial: 'Pantanal Norte Transportes Ltda', cidade: 'Campo Grande', uf: 'MS' },
    { razaoSocial: 'Rápido Ivinhema Ltda', cidade: 'Nova Andradina', uf: 'MS' },
    { razaoSocial: 'Transportadora Grande Dourados Ltda', cidade: 'Dourados', uf: 'MS' },
    { razaoSocial: 'Irmãos Schütz Transportes Ltda', cidade: 'Lages', uf: 'SC' },
  ],
}
