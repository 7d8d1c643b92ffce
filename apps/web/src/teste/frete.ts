import type { CargaDoFrete, CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'

export const cargaDoFrete = (outras: Partial<CargaDoFrete> = {}): CargaDoFrete => ({
  pesoLiquido: 216,
  peso: 222,
  volume: 1440,
  total: 8000,
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13031900',
  idTipoFrete: 1,
  ...outras,
})

export const cotacaoDe = (numero: string, outras: Partial<CotacaoDeFrete> = {}): CotacaoDeFrete => ({
  numero,
  fonte: 'Tabelas de frete',
  nomeTransp: `Transportes ${numero}`,
  idTransp: 1,
  prazo: 3,
  previsao: '2026-11-20',
  trechos: [
    {
      modo: 'Rodoviário',
      origem: 'Campinas/SP',
      nomeTransp: `Transportes ${numero}`,
      tabela: 'Fracionado',
      tipoTabela: 'Carga fracionada',
      prazo: 3,
      valor: 120,
    },
  ],
  diasSemanaEntrega: 'N,S,S,S,S,S,N',
  valor: 120,
  aConsultar: false,
  vlMin: 0,
  vlIsenta: null,
  selecionavel: true,
  motivo: null,
  termos: [{ termo: 'Frete peso', base: '120 kg × R$ 1,00', valor: 120, trecho: 0 }],
  vlEmbutido: 0,
  vlJaPago: 0,
  vlPago: 120,
  gratis: false,
  referencia: `ref-${numero}`,
  ...outras,
})
