import { isPlaceName } from './place-words.ts';

/**
 * Towns of the United Kingdom beside the cities that the reader of CVs knows: an advert names where the work is, mostly
 * without its county. A name of several words has underscores in it. Names that are everyday words (Deal, March, Sale,
 * Street, Ware) are left out, and count where the place has a label.
 */
const TOWNS = new Set(
  `abergavenny abertillery aberystwyth abingdon accrington airdrie aldeburgh aldershot alfreton alloa alnwick alton
  altrincham ambleside amersham amesbury ammanford andover antrim appleby arbroath arundel ashbourne ashby-de-la-zouch
  ashford ashington ashton-under-lyne attleborough aviemore axminster aylesbury ayr bakewell ballymena ballymoney banbury
  banbridge banff bangor barking barnard_castle barnet barnsley barnstaple barrow-in-furness basildon batley beaconsfield
  bebington beccles bedford bedlington belper berkhamsted berwick-upon-tweed beverley bewdley bexhill bexhill-on-sea
  bexleyheath bicester bideford biggleswade billericay billingham bingley birkenhead bishop_auckland bishop's_stortford
  blackburn blandford_forum bletchley blyth bodmin bognor_regis boston bourne bracknell braintree brampton brecon
  brentford brentwood bridgend bridgnorth bridgwater bridlington bridport brighouse brixham broadstairs bromley
  bromsgrove buckingham bude budleigh_salterton burgess_hill burnley burton_upon_trent burton-on-trent bury
  bury_st_edmunds bushey buxton caernarfon caerphilly camberley camborne camden cannock cardigan carmarthen carnforth
  carrickfergus castleford caterham chard chatham cheadle cheddar chepstow chertsey chesham cheshunt chesterfield
  chester-le-street chichester chippenham chipping_norton chorley christchurch cirencester clacton-on-sea cleethorpes
  clevedon clitheroe clydebank coalville coatbridge cockermouth colne colwyn_bay congleton consett conwy corby corsham
  coulsdon cowes craigavon cramlington cranleigh crawley crediton crewkerne cromer crowborough cullompton cumbernauld
  cupar cwmbran dagenham darlington dartford dartmouth daventry dawlish denbigh dereham devizes dewsbury didcot
  diss dolgellau dorchester dorking dover downham_market driffield droitwich dronfield dudley dumbarton dumfries
  dunbar dunfermline dungannon dunstable dursley ealing east_grinstead east_kilbride eastbourne eastleigh ebbw_vale
  elgin ellesmere_port ely enfield enniskillen epping epsom erith evesham exmouth falkirk falmouth fareham faringdon
  farnborough farnham faversham felixstowe fleetwood folkestone forfar fort_william frome gainsborough galashiels
  garstang gateshead gillingham glastonbury glenrothes glossop godalming goole gosport grangemouth grantham
  gravesend grays great_malvern great_yarmouth greenock grimsby guisborough hailsham halesowen halesworth halstead
  haltwhistle hamilton harlow harpenden harrow hartlepool harwich haslemere hastings hatfield havant haverfordwest
  haverhill hawick haywards_heath heathrow hebden_bridge helensburgh helston hemel_hempstead henley-on-thames hereford
  herne_bay hertford hexham heywood high_wycombe hinckley hitchin hoddesdon holyhead holywell honiton horley horncastle
  horsham hounslow hove hoylake hucknall hungerford hunstanton huntingdon hyde ilford ilfracombe ilkeston ilkley
  immingham irvine isleworth jarrow keighley kendal kenilworth keswick kettering keynsham kidderminster kilmarnock
  king's_lynn kings_lynn kingsbridge kingston_upon_thames kirkby kirkcaldy kirkwall knaresborough knutsford lampeter
  lanark langport largs larne launceston leamington_spa leatherhead lechlade ledbury leek leigh leighton_buzzard
  leominster lerwick letchworth lewes leyland lichfield lisburn liskeard littlehampton livingston llandrindod_wells
  llandudno llanelli llangefni llangollen lochgilphead londonderry derry long_eaton looe loughborough loughton louth
  lowestoft ludlow lutterworth lydney lyme_regis lymington lytham_st_annes mablethorpe macclesfield maesteg magherafelt
  maidenhead maidstone maldon malmesbury malton malvern mansfield margate market_drayton market_harborough marlborough
  marlow maryport matlock melksham melton_mowbray merthyr_tydfil middlewich midhurst minehead montrose morecambe
  moreton-in-marsh morley morpeth motherwell musselburgh nailsea nairn nantwich narberth newark newark-on-trent newbury
  newcastle-under-lyme newhaven newmarket newport newquay newry newton_abbot newton_aycliffe newtown newtownabbey
  newtownards normanton northallerton northwich north_shields nuneaton oakham oban okehampton oldbury oldham omagh
  ormskirk oswestry otley oundle oxted padstow paignton paisley peebles pembroke penarth penrith penzance pershore
  peterhead peterlee petersfield pickering pitlochry plympton pocklington pontefract ponteland pontypool pontypridd
  poole portadown port_talbot porthcawl porthmadog portishead portree prescot prestatyn prestwich prestwick pudsey
  pulborough purley pwllheli radlett ramsgate rawtenstall rayleigh redcar redditch redhill redruth reigate retford rhyl
  richmond ringwood ripley ripon rochdale rochester romford romsey ross-on-wye rothbury rothwell royston rugeley
  runcorn rushden ruthin ryde saffron_walden salisbury saltash sandbach sandhurst scarborough scunthorpe seaford seaham
  selby selkirk sevenoaks shaftesbury sheerness shepton_mallet sherborne sheringham shipley shoreham-by-sea
  shrewsbury sidcup sidmouth sittingbourne skegness skelmersdale skipton sleaford solihull south_shields southall
  southend southend-on-sea southport southwold spalding spennymoor st_andrews st_austell st_helens st_ives st_neots
  stafford staines stamford stevenage stockton-on-tees stonehaven stornoway stourbridge stourport stowmarket
  strabane stranraer stratford-upon-avon stratford stroud sudbury surbiton sutton sutton_coldfield swadlincote swanage
  swanley tadcaster tamworth taunton tavistock teignmouth tenby tenterden tetbury tewkesbury thame thetford thirsk
  thornaby thurso tilbury tipton tiverton todmorden tonbridge torquay totnes towcester tredegar tring troon trowbridge
  tunbridge_wells royal_tunbridge_wells twickenham tynemouth uckfield ulverston uppingham uttoxeter uxbridge ventnor
  wadebridge wakefield wallasey wallingford wallsend walsall waltham_cross wantage wareham warminster warwick
  washington watchet wednesbury wellingborough wells-next-the-sea welshpool welwyn_garden_city wembley west_bromwich
  weston-super-mare wetherby weymouth whitby whitehaven whitley_bay whitstable widnes willenhall wilmslow wimbledon
  wimborne windermere windsor wisbech witham withernsea witney woking wokingham woodbridge woodstock wootton_bassett
  workington worksop worthing wrexham wymondham yarm yeovil`
    .split(/\s+/u)
    .map((name) => name.replaceAll('_', ' ')),
);

/** A place whose name an advert may give by itself. */
export const isKnownTown = (name: string): boolean =>
  TOWNS.has(name.trim().toLowerCase().replaceAll('’', "'")) || isPlaceName(name);

/** "Hull and Beverley", "Polperro, near Looe", "Leeds, West Yorkshire". */
export const isWhere = (text: string): boolean =>
  text
    .replace(/^[^,]{2,40},\s+(?=near\s)/u, '')
    .replace(/^near\s+/u, '')
    .split(/\s*(?:,|\/|&|\sand\s)\s*/u)
    .every(isKnownTown);
