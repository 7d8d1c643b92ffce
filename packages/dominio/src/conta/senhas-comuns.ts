/** The password of every account of the demonstration, known to all who read about it. */
export const SENHA_DA_DEMONSTRACAO = 'balcao123'

/**
 * SEG-03 Passwords and words that head every list of leaked ones, the Brazilian lists included: clubs, saints, first names,
 * figures drawn on the number pad. In lower case, without accents, in order; a word stands for itself with any figures after
 * it. Sequences of keys are not here: the rule knows them.
 */
export const SENHAS_COMUNS: ReadonlySet<string> = new Set(
  `
  007007 010101 010203 01020304 070707 080808 090909 100000 101010 102030 10203040 1020304050 102938
  112233 11223344 121212 123456a 12345a 124578 131313 135790 141414 142536 142857
  147258 147258369 147852 147852369 147896325 151515 159357 159753 171717 181818 192837 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020 212121 223344 232323 246810 252525 258025 25802580 302010 303030
  314159 332211 505050 696969 741852963 753951 951753 963852741 a12345 a123456
  a1b2c3 a1b2c3d4 aa123456 acesso admin adminadmin administrador administrator adriana alexandre alice
  aline alterar amanda amor amoreterno amorzinho anaclara anajulia anapaula anderson andre andrew android
  angel antonio aparecida arthur atletico ayrtonsenna babygirl bahia balc@o balcao banana baseball batman beatriz
  bemvindo bianca boneca borboleta botafogo brasil brasileiro brazil bruna bruno cachorro camila caralho
  carlos carolina caroline changeme charlie chocolate cliente colorado computador computer coracao
  corinthians corintians cristina cruzeiro curitiba daniel daniela davi default demo demonstracao deus deuscomigo deuse
  deuseamor deusefiel deuspai diego dragon dragonball eduarda eduardo empresa entrar enzo esperanca
  estrela euteamo facebook familia felicidade felipe feliz fernanda fernando ferrari flamengo flower
  fluminense foda fodase football forever fortaleza fortnite francisco freedom freefire fuckyou futebol
  gabriel gabriela galo galodoido gatinha gatinho gerente goku google gremio gremista guilherme gustavo
  heitor helena hello henrique hunter iloveyou inicial instagram internacional internet iphone isabela
  isabella jennifer jessica jesus jesuscristo jesussalva jesusteama jesusvive joao joaopedro joaovitor
  jordan jose julia juliana killer larissa leonardo leticia letmein liberdade linda lindinha login loja
  lorena love lovely loveme lucas marcelo marcos maria mariaclara mariaeduarda mariana master mateus
  matheus matrix mengao mercedes merda messi mestre metallica meuamor meudeus michael michelle miguel
  minecraft minhafamilia minhaflor minhasenha minhavida monkey morango mudar mudarsenha mustang naruto
  natalia neymar nicole ninja nirvana nossasenhora novasenha operador p@ssw0rd p@ssword padrao palmeiras
  parana pass passw0rd password patricia paulo pedro pedrohenrique pele pokemon porra portal portugal princesa
  princess q1w2e3 q1w2e3r4 qaz qazwsx qazwsxedc rafael rafaela rainha recife renata renato ricardo
  riodejaneiro robert roberto roblox rockyou rodrigo ronaldinho ronaldo root rootroot sabrina salvador
  samsung samuel sandra santos santosfc saopaulo saudade secret senha senhaforte senhas senhasenha senhor
  shadow simone sistema slipknot soccer sofia sophia sorriso spiderman starwars suasenha sucesso summer
  sunshine superman supervisor suporte teamo temp temporaria test testando teste testes testeteste testing
  thiago thomas tiago timao tricolor trocar trocarsenha trustno user usuario valentina vanessa vasco
  vascodagama vendas verdao victor vinicius visitante vitor vitoria welcome whatever whatsapp windows
  winter yamaha youtube zaq12wsx zaq1zaq1
`
    .trim()
    .split(/\s+/),
)
